import type { GridColDef, GridRowId } from '@mui/x-data-grid';

export interface Line {
  id: number;
  article: string;
  count: number | null;
  price: number | null;
}

export const emptyLine = (id: number): Line => ({
  id,
  article: '',
  count: null,
  price: null,
});

export const lines: Line[] = [
  { id: 1, article: 'Flour, 25 kg', count: 4, price: 18.5 },
  { id: 2, article: 'Yeast', count: 30, price: 0.4 },
  emptyLine(3),
];

const number = { type: 'number', width: 90, editable: true } as const;

export const columns: GridColDef<Line>[] = [
  { field: 'id', headerName: 'Line', width: 60 },
  {
    field: 'article',
    headerName: 'Article',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  { ...number, field: 'count', headerName: 'Count' },
  { ...number, field: 'price', headerName: 'Price' },
  {
    field: 'sum',
    headerName: 'Sum',
    type: 'number',
    width: 90,
    valueGetter: (_, { count, price }) =>
      count !== null && price !== null ? count * price : null,
  },
];

const order = columns.filter((one) => one.editable).map((one) => one.field);

/** The cell to go on with: the next editable one, or the next line. */
export function cellAfter(rows: readonly Line[], id: GridRowId, field: string) {
  const next = order[order.indexOf(field) + 1];
  if (next !== undefined) return { id: Number(id), field: next };
  const below = rows[rows.findIndex((row) => row.id === id) + 1];
  return { id: below?.id ?? Number(id) + 1, field: order[0]! };
}
