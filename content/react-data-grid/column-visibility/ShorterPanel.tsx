import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const optional = ['bike', 'status'];

export default function ShorterPanel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{
          columnsManagement: {
            getTogglableColumns: () => optional,
            disableShowHideToggle: true,
            autoFocusSearchField: false,
          },
        }}
        hideFooter
      />
    </div>
  );
}
