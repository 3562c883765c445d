import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'lines', headerName: 'Metro lines', type: 'number', width: 120 },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    width: 110,
    valueFormatter: String,
  },
];

const rows = [
  { id: 1, city: 'London', country: 'United Kingdom', lines: 11, opened: 1863 },
  { id: 2, city: 'Budapest', country: 'Hungary', lines: 4, opened: 1896 },
  { id: 3, city: 'Paris', country: 'France', lines: 16, opened: 1900 },
  { id: 4, city: 'Buenos Aires', country: 'Argentina', lines: 6, opened: 1913 },
  { id: 5, city: 'Tokyo', country: 'Japan', lines: 13, opened: 1927 },
];

export default function BasicDataGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Metro networks"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
