/** What two stalls of a bakery have sold: the rows behind the pivot of the demo. */
export const sales = [
  { id: 1, day: 'Saturday', stall: 'Harbor', bread: 40 },
  { id: 2, day: 'Saturday', stall: 'Station', bread: 65 },
  { id: 3, day: 'Sunday', stall: 'Harbor', bread: 30 },
  { id: 4, day: 'Saturday', stall: 'Harbor', bread: 12 },
  { id: 5, day: 'Sunday', stall: 'Station', bread: 20 },
  { id: 6, day: 'Sunday', stall: 'Station', bread: 5 },
];
export type Sale = (typeof sales)[number];
