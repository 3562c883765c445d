import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 130,
    disableExport: true,
  },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const csvOptions = { fileName: 'orders', delimiter: ';', utf8WithBom: true };
const printOptions = { hideToolbar: true, hideFooter: true };

export default function ExportOrders() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        showToolbar
        slotProps={{ toolbar: { csvOptions, printOptions } }}
        hideFooter
      />
    </div>
  );
}
