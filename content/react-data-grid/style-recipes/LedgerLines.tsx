import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'parts', headerName: 'Parts (€)', type: 'number', width: 100 },
];

export default function LedgerLines() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        density="compact"
        hideFooter
        sx={{
          [`& .${gridClasses.cell}`]: { fontVariantNumeric: 'tabular-nums' },
          [`& .${gridClasses.columnSeparator}`]: { visibility: 'hidden' },
        }}
      />
    </div>
  );
}
