import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const finds = [
  { id: 1, thing: 'Umbrella', shelf: 'A10', found: new Date(2025, 9, 3) },
  { id: 2, thing: 'Gloves', shelf: 'A2', found: new Date(2025, 9, 7) },
  { id: 3, thing: 'Violin', shelf: 'B1', found: new Date(2025, 9, 4) },
  { id: 4, thing: 'Key ring', shelf: 'A1', found: new Date(2025, 9, 9) },
  { id: 5, thing: 'Helmet', shelf: 'B12', found: new Date(2025, 9, 1) },
  { id: 6, thing: 'Scarf', shelf: 'B3', found: new Date(2025, 9, 8) },
];

const { compare } = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<(typeof finds)[number]>[] = [
  { field: 'thing', headerName: 'Lost property', flex: 1, minWidth: 120 },
  {
    field: 'shelf',
    headerName: 'Shelf',
    width: 100,
    sortComparator: compare,
  },
  { field: 'found', headerName: 'Found', type: 'date', width: 120 },
];

export default function ShelfMarks() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Lost property by shelf"
        rows={finds}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'shelf', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
