export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** Millimetres of rain per month, rounded, to have something to draw. */
export const bergen = [
  255, 197, 210, 143, 114, 132, 156, 201, 249, 258, 265, 279,
];
export const lisbon = [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127];
