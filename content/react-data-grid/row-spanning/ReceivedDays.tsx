import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
});

const columns: GridColDef<Order>[] = [
  {
    field: 'received',
    headerName: 'Received',
    type: 'date',
    width: 140,
    valueFormatter: (date: Date) => weekday.format(date),
    rowSpanValueGetter: (date: Date) => date.getTime(),
  },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    width: 100,
    rowSpanValueGetter: () => null,
  },
];

export default function ReceivedDays() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders by day"
        rows={orders}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        density="compact"
        hideFooter
      />
    </div>
  );
}
