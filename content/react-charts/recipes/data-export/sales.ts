export const months = ['January', 'February', 'March', 'April'];
export const series = [
  { id: 'books', label: 'Books', data: [1240, 1180, 1390, 1310] },
  { id: 'maps', label: 'Maps', data: [310, 290, 420, 515] },
];

/** Text with a comma, a quote or a line break is put in quotes, and quotes in it are doubled. */
const cell = (text: string | number) =>
  /[",\n]/.test(`${text}`) ? `"${`${text}`.replaceAll('"', '""')}"` : `${text}`;

/** The numbers of the chart as a table, with names in the first row. */
export const rows: (string | number)[][] = [
  ['Month', ...series.map(({ label }) => label)],
  ...months.map((month, index) => [
    month,
    ...series.map(({ data }) => data[index]!),
  ]),
];

export const csv = () =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

/** Lets people save a text as a file. */
export function save(text: string, type: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
