import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 100 },
];

/** As it could come from the profile of a person. */
const saved = ['status', 'job', 'customer'];

export default function SavedOrder() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ columns: { orderedFields: saved } }}
        hideFooter
      />
    </div>
  );
}
