export interface CsvLine {
  /** The number of the line in the file. */
  line: number;
  cells: string[];
}

/** The separator that the first line has most often. */
export function separatorOf(text: string): string {
  const first = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)[0]!;
  const count = (one: string) => first.split(one).length;
  return [',', ';', '\t'].reduce((a, b) => (count(b) > count(a) ? b : a));
}

/** Splits a text into lines of cells; `open` is a line with an open quote. */
export function parseCsv(text: string, separator = separatorOf(text)) {
  const input = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let start = 1;

  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ line: start, cells });
    cells = [];
    start = line;
  };

  for (let i = 0; i < input.length; i += 1) {
    const char = input[i]!;
    if (char === '\n') line += 1;
    if (quoted && char === '"' && input[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (char === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += char;
    else if (char === separator) endCell();
    else if (char === '\n') endLine();
    else cell += char;
  }
  const open = quoted ? start : null;
  endLine();
  return { lines, open };
}
