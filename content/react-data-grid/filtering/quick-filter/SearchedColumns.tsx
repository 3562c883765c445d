import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'Order',
    type: 'number',
    width: 90,
    valueFormatter: (id: number) => String(id),
    // Begins with the digits, instead of the whole number.
    getApplyQuickFilterFn: (word: string) =>
      /^\d+$/.test(word) ? (id: number) => `${id}`.startsWith(word) : null,
  },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 80,
    // A word for the rows without a check mark.
    getApplyQuickFilterFn: (word: string) =>
      word === 'unpaid' ? (paid: boolean) => !paid : null,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 100,
    getApplyQuickFilterFn: undefined,
  },
];

const filterModel = { items: [], quickFilterValues: ['104', 'unpaid'] };

export default function SearchedColumns() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </div>
  );
}
