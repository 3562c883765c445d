import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  total: number;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const examples: Order[] = [
  { id: 1, customer: 'Harbor Bakery', total: 84 },
  { id: 2, customer: 'Tea House Lin', total: 129 },
];

function NoOrders() {
  return (
    <Stack
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography>No orders yet</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Customers order at the counter or by phone.
      </Typography>
    </Stack>
  );
}

export default function EmptyOrders() {
  const [rows, setRows] = useState<Order[]>([]);
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => setRows(rows.length ? [] : examples)}>
        {rows.length ? 'Remove all' : 'Add two examples'}
      </Button>
      <div style={{ height: 220, width: '100%' }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          slots={{ noRowsOverlay: NoOrders }}
        />
      </div>
    </Stack>
  );
}
