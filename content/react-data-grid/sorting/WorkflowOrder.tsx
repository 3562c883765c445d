import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const steps: Order['status'][] = ['waiting', 'in work', 'ready'];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: steps,
    width: 120,
    sortComparator: (a: Order['status'], b: Order['status']) =>
      steps.indexOf(a) - steps.indexOf(b),
  },
];

export default function WorkflowOrder() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders by step of work"
        rows={orders}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'status', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
