/** Nights in which the cabin of this recipe is taken, by the day on which they begin. */
export const taken = new Set([
  '2025-06-06',
  '2025-06-07',
  '2025-06-08',
  '2025-06-14',
  '2025-06-15',
  '2025-06-24',
]);

/** Public holidays on which nobody hands out keys. */
export const holidays: Record<string, string> = {
  '2025-06-09': 'Whit Monday',
  '2025-06-19': 'Corpus Christi',
};
