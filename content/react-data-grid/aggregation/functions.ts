/** What can be calculated from the numbers of a column. */
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
export const functions = [
  { name: 'Sum', apply: sum },
  { name: 'Average', apply: (all: number[]) => sum(all) / all.length },
  { name: 'Maximum', apply: (all: number[]) => Math.max(...all) },
];
