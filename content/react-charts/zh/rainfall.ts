export const months = [
  '1 月',
  '2 月',
  '3 月',
  '4 月',
  '5 月',
  '6 月',
  '7 月',
  '8 月',
  '9 月',
  '10 月',
  '11 月',
  '12 月',
];

/** Millimetres of rain per month, rounded, to have something to draw. */
export const bergen = [
  255, 197, 210, 143, 114, 132, 156, 201, 249, 258, 265, 279,
];
export const lisbon = [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127];
