import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function GrowingList() {
  const [count, setCount] = useState(2);

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 420 }}>
      <Stack direction="row" spacing={1}>
        <Button
          disabled={count === orders.length}
          onClick={() => setCount(count + 1)}
        >
          Add an order
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove one
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 370 }}>
        <DataGrid
          aria-label="Orders of today"
          rows={orders.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
