import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, disableColumnMenu: true },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'job',
    headerName: 'Job',
    flex: 1,
    minWidth: 140,
    sortable: false,
    hideable: false,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 110,
    filterable: false,
  },
];

export default function OneMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
