export const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] as const;
export type Month = (typeof months)[number];

export interface Town {
  id: number;
  name: string;
  sold: number;
  change: number;
  values: Record<Month, number>;
}

const town = (
  id: number,
  name: string,
  sold: number,
  change: number,
  ...values: number[]
): Town => ({
  id,
  name,
  sold,
  change,
  values: Object.fromEntries(
    months.map((month, index) => [month, values[index]]),
  ) as Record<Month, number>,
});

/** Tickets sold, their change in percent, and mean temperatures in °C. */
export const towns: Town[] = [
  town(1, 'Northport', 1840, 12, -6, -1, 9, 16, 11, 1),
  town(2, 'Gull Island', 620, -8, 1, 3, 10, 15, 13, 6),
  town(3, 'Saltwick', 2310, 0, -2, 4, 13, 21, 16, 4),
  town(4, 'Eastgate', 1275, 4, 2, 7, 16, 25, 19, 8),
  town(5, 'Porthaven', 405, -21, 6, 9, 17, 28, 23, 12),
];
