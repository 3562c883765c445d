import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const runners = [
  { id: 17, name: 'Aiko Mori', club: 'Harbor Runners', minutes: 192 },
  { id: 23, name: 'Ben Okafor', club: 'Old Town', minutes: null },
  { id: 31, name: 'Clara Weiss', club: 'Harbor Runners', minutes: 178 },
  { id: 38, name: 'Dario Leone', club: 'Hill Club', minutes: 205 },
  { id: 44, name: 'Eva Lund', club: 'Old Town', minutes: null },
  { id: 52, name: 'Femi Bello', club: 'Hill Club', minutes: 184 },
];

const columns: GridColDef<(typeof runners)[number]>[] = [
  { field: 'name', headerName: 'Runner', flex: 1, minWidth: 110 },
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 110 },
  {
    field: 'minutes',
    headerName: 'Time',
    type: 'number',
    width: 110,
    sortingOrder: ['asc', 'desc'],
    valueFormatter: (value: number | null) =>
      value === null ? 'not finished' : `${value} min`,
    getSortComparator: (direction) => (a: number | null, b: number | null) => {
      if (a === null || b === null)
        return Number(a === null) - Number(b === null);
      return direction === 'desc' ? b - a : a - b;
    },
  },
];

export default function FinishTimes() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Results of the run"
        rows={runners}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
