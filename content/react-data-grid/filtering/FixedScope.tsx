import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, filterable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['waiting', 'in work', 'ready'],
    width: 130,
    filterable: false,
  },
];

export default function FixedScope() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Orders that wait"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'is', value: 'waiting' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
