import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const hourlyRate = 58;

const columns: GridColDef<Order>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueGetter: (_, order) => order.hours * hourlyRate + order.parts,
  },
];

export default function ComputedValues() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Prices of the orders"
        rows={orders}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
