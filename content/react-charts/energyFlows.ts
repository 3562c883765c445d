export const sources = ['Sun', 'Wind', 'Water'];
export const targets = ['Homes', 'Trains', 'Factories'];
export const colors = ['#f9a825', '#00838f', '#1565c0'];

/** From the source of the row to the target of the column, in GWh. */
export const flows = [
  [18, 4, 10],
  [12, 14, 16],
  [6, 8, 12],
];
/** The same, to the target of the row. */
export const arrivals = targets.map((_, to) => flows.map((row) => row[to]!));

export const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);

/** Where each node begins: the sum of those before it, and gaps of 8. */
export const starts = (nodes: number[][]) =>
  nodes.map((_, index) => sum(nodes.slice(0, index).flat()) + index * 8);

/** All flows, and two gaps between the nodes. */
export const total = sum(flows.flat()) + 2 * 8;

/** The nodes of one side with their names. */
export type Side = { names: string[]; nodes: number[][]; end?: boolean };
