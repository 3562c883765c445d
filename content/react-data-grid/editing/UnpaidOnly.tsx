import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  {
    field: 'parts',
    headerName: 'Parts',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

export default function UnpaidOnly() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders; paid ones can't be changed"
        rows={orders}
        columns={columns}
        isCellEditable={({ row }) => !row.paid}
        disableRowSelectionOnClick
        hideFooter
        sx={{
          [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' },
        }}
      />
    </div>
  );
}
