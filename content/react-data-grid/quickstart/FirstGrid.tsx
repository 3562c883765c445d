import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 140 },
  { field: 'reader', headerName: 'Reader', width: 140 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
];

const rows = [
  { id: 1, title: 'Middlemarch', reader: 'Yuki Tanaka', renewals: 2 },
  { id: 2, title: 'Dracula', reader: 'Amara Diallo', renewals: 0 },
  { id: 3, title: 'Walden', reader: 'Tomás Vidal', renewals: 1 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Books on loan" rows={rows} columns={columns} />
    </div>
  );
}
