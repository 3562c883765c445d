import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

const filterable = ['customer', 'job'];

export default function ShortForm() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{
          filterPanel: {
            sx: { width: 420, maxWidth: '100%' },
            filterFormProps: {
              filterColumns: () => filterable,
              operatorInputProps: { sx: { display: 'none' } },
              valueInputProps: { fullWidth: true },
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
