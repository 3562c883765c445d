/** Background and text of each step; the contrast is at least 4.5 : 1. */
export const steps = [
  { below: 0, label: 'below 0', color: '#0b4f8a', text: '#fff' },
  { below: 8, label: '0 to 7', color: '#9cc9ee', text: '#000' },
  { below: 16, label: '8 to 15', color: '#f3edd0', text: '#000' },
  { below: 24, label: '16 to 23', color: '#f5b26b', text: '#000' },
  { below: Infinity, label: '24 and more', color: '#a3291c', text: '#fff' },
];

export const stepOf = (value: number) =>
  `step-${steps.findIndex(({ below }) => value < below)}`;

/** The class twice, to win against the colors of the grid. */
export const colors = Object.fromEntries(
  steps.map(({ color, text }, index) => [
    `& .step-${index}.step-${index}`,
    { backgroundColor: color, color: text },
  ]),
);
