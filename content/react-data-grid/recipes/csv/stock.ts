import type { GridColDef } from '@mui/x-data-grid';
import type { CsvLine } from './csv.js';

export interface Item {
  id: number;
  name: string;
  count: number;
  price: number;
  note: string;
}

export type Field = 'name' | 'count' | 'price' | 'note';

export const columns: (GridColDef<Item> & { field: Field })[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'count', headerName: 'Count', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120 },
];

export const sample = [
  'Article;Pieces;Unit price;Remark',
  '"Screws 4 × 40; box of 200";36;4,90;',
  'Dowels 8 mm;120;0,12;"Shelf 3,',
  'second drawer"',
  '"Copper pipe ½""";14;11,50;',
  'Wood glue;many;6,20;ask Jana',
  'Sandpaper;80',
  'Paint brush;25;3,10;Price is from May',
].join('\n');

export const returns: Item[] = [
  { id: 1, name: 'Wood glue', count: 1200, price: 6.2, note: '' },
  { id: 2, name: 'Returned drills', count: -3, price: 89, note: 'A; ok' },
  { id: 3, name: 'Ladder', count: 4, price: 74.5, note: '=1+1' },
];

/** Numbers of people: a comma may be the decimal sign. */
const toNumber = (text = '') =>
  text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));

/** Makes rows of the lines after the first; says which lines are wrong. */
export function toRows(lines: CsvLine[], map: Record<Field, number>) {
  const rows: Item[] = [];
  const faults: string[] = [];
  const width = lines[0]?.cells.length ?? 0;
  for (const { line, cells } of lines.slice(1)) {
    const count = toNumber(cells[map.count]);
    const price = toNumber(cells[map.price]);
    if (cells.length !== width) {
      faults.push(`Line ${line}: ${cells.length} cells, expected ${width}.`);
    } else if (!Number.isInteger(count)) {
      faults.push(`Line ${line}: “${cells[map.count]}” is no count.`);
    } else if (Number.isNaN(price)) {
      faults.push(`Line ${line}: “${cells[map.price]}” is no price.`);
    } else {
      const name = cells[map.name] ?? '';
      const note = cells[map.note] ?? '';
      rows.push({ id: line, name, count, price, note });
    }
  }
  return { rows, faults };
}
