import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const response = {
  1041: { customer: { name: 'Noor Aziz', city: 'Saltwick' }, jobs: ['chain'] },
  1042: {
    customer: { name: 'Finn Berg', city: 'Northport' },
    jobs: ['brakes', 'wheels'],
  },
  1043: { customer: { name: 'Maya Costa' }, jobs: [] },
};

interface Order {
  id: string;
  customer: { name: string; city?: string };
  jobs: string[];
}

const rows = Object.entries(response).map(([id, order]): Order => ({
  id,
  ...order,
}));

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 120,
    valueGetter: (_, order) => order.customer.name,
  },
  {
    field: 'city',
    headerName: 'City',
    width: 120,
    valueGetter: (_, order) => order.customer.city ?? 'unknown',
  },
  {
    field: 'jobs',
    headerName: 'Jobs',
    type: 'number',
    width: 80,
    valueGetter: (jobs: string[]) => jobs.length,
  },
];

export default function NestedOrders() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
