import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const table: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const list: GridColDef<Order>[] = [
  {
    field: 'card',
    headerName: 'Orders',
    flex: 1,
    valueGetter: (_, { job, customer }) => `${job} ${customer}`,
    renderCell: ({ row }) => (
      <Stack sx={{ height: '100%', justifyContent: 'center' }}>
        <Typography variant="subtitle2">{row.job}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${row.customer}, ${row.status}`}
        </Typography>
      </Stack>
    ),
  },
];

export default function ListOrTable() {
  const [asList, setAsList] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="As a list"
        control={<Switch checked={asList} />}
        onChange={(_, checked) => setAsList(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={asList ? list : table}
          rowHeight={asList ? 72 : 52}
          columnHeaderHeight={asList ? 0 : 56}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
