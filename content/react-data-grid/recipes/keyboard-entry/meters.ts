import type { GridColDef } from '@mui/x-data-grid';

export interface Reading {
  id: number;
  flat: string;
  before: number;
  now: number | null;
}

export const readings: Reading[] = [
  { id: 1, flat: 'Ground floor', before: 412, now: 455 },
  { id: 2, flat: 'First floor, left', before: 388, now: 349 },
  { id: 3, flat: 'First floor, right', before: 501, now: null },
  { id: 4, flat: 'Second floor', before: 276, now: 3120 },
  { id: 5, flat: 'Attic', before: 190, now: null },
];

/** What is wrong with a reading, or nothing. */
export function faultOf({ before, now }: Reading): string {
  if (now === null) return '';
  if (now < before) return 'Less than last year';
  return now > 2 * before ? 'More than twice as much' : '';
}

export const columns: GridColDef<Reading>[] = [
  { field: 'flat', headerName: 'Flat', flex: 1, minWidth: 120 },
  { field: 'before', headerName: 'Last year', type: 'number', width: 90 },
  {
    field: 'now',
    headerName: 'Now',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'check',
    headerName: 'Check',
    flex: 1,
    minWidth: 170,
    valueGetter: (_, row) => faultOf(row),
  },
];
