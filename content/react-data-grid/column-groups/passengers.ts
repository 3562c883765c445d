/** Passengers of a line in four months, `month0` to `month3`: the rows of the demo with groups in groups. */
export const rows = [
  ['Gull Island', 4480, 6210, 9870, 10340],
  ['Saltwick', 4620, 5130, 6890, 7240],
  ['Seal Rock', 310, 940, 1820, 1975],
].map(([line, ...counts], id) => ({
  id,
  line,
  ...Object.fromEntries(counts.map((count, at) => [`month${at}`, count])),
}));
