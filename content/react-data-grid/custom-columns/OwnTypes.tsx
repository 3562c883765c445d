import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const money = {
  type: 'number',
  width: 110,
  valueFormatter: (value: number | null) =>
    value === null ? '' : euros.format(value),
} satisfies Partial<GridColDef>;

const weekday = {
  type: 'date',
  width: 120,
  valueFormatter: (value: Date) =>
    value.toLocaleDateString('en-IE', { weekday: 'short', day: 'numeric' }),
} satisfies Partial<GridColDef>;

const columns: GridColDef<Order>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { ...weekday, field: 'received', headerName: 'Received' },
  { ...money, field: 'parts', headerName: 'Parts' },
  {
    ...money,
    field: 'labor',
    headerName: 'Labor',
    valueGetter: (_, order) => order.hours * 58,
  },
];

export default function OwnTypes() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Costs of the orders"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
