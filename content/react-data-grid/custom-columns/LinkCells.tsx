import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
  {
    field: 'phone',
    headerName: 'Bridge',
    width: 150,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`tel:${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  {
    field: 'email',
    headerName: 'Purser',
    width: 210,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`mailto:${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
];

const rows = [
  { id: 1, ship: 'Petrel', phone: '555-0101', email: 'petrel@ferries.example' },
  {
    id: 2,
    ship: 'Guillemot',
    phone: '555-0102',
    email: 'guillemot@ferries.example',
  },
  { id: 3, ship: 'Tern', phone: '555-0103', email: 'tern@ferries.example' },
];

export default function LinkCells() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Ships and how to reach them"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
