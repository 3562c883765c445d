/** Days of April 2025 with a spring tide, and how high the water rises, in meters. */
export const springTides: Record<string, number> = {
  '2025-04-01': 6.8,
  '2025-04-13': 6.1,
  '2025-04-14': 6.3,
  '2025-04-15': 6.2,
  '2025-04-28': 6.9,
  '2025-04-29': 7.1,
  '2025-04-30': 7,
};
