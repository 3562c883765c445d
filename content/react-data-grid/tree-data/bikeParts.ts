/** Parts of a bike with their path in the tree: the rows of a demo. */
export const parts = [
  { path: ['Wheels'], grams: 2400 },
  { path: ['Wheels', 'Front wheel'], grams: 1050 },
  { path: ['Wheels', 'Front wheel', 'Rim'], grams: 520 },
  { path: ['Wheels', 'Rear wheel'], grams: 1350 },
  { path: ['Drivetrain'], grams: 2150 },
  { path: ['Drivetrain', 'Crank'], grams: 780 },
];

export type Part = (typeof parts)[number];
