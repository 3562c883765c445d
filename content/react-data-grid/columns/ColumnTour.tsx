import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const today = new Date(2025, 5, 10);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, sortable: false },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
  {
    field: 'received',
    headerName: 'Days here',
    type: 'number',
    width: 110,
    valueGetter: (received: Date) =>
      Math.round((today.getTime() - received.getTime()) / 86_400_000),
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

export default function ColumnTour() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders in the workshop"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
