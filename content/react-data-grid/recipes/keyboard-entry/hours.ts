import type { GridColDef } from '@mui/x-data-grid';

export interface Work {
  id: number;
  day: string;
  site: string;
  hours: number | null;
}

export const week: Work[] = [
  { id: 1, day: 'Monday', site: 'School roof', hours: 8 },
  { id: 2, day: 'Tuesday', site: '', hours: null },
  { id: 3, day: 'Wednesday', site: '', hours: null },
  { id: 4, day: 'Thursday', site: '', hours: null },
  { id: 5, day: 'Friday', site: '', hours: null },
];

const codes = new Map([
  ['s', 'School roof'],
  ['b', 'Bridge'],
  ['w', 'Workshop'],
]);

/** Writes the name of a site for its letter. */
export const expand = (row: Work): Work => ({
  ...row,
  site: codes.get(row.site.trim().toLowerCase()) ?? row.site,
});

export const columns: GridColDef<Work>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  {
    field: 'site',
    headerName: 'Site (s, b, w)',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    editable: true,
  },
];
