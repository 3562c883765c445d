/** The load of a server at second `n`, in percent: the same on every visit. */
export function loadAt(n: number): number {
  const slow = 18 * Math.sin(n / 19);
  const quick = 9 * Math.sin(n / 3.1) + 4 * Math.sin(n * 1.7);
  return Math.round(52 + slow + quick);
}

export const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
