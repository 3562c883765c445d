import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function AddAndRemove() {
  const [rows, setRows] = useState(orders.slice(0, 4));
  const [selection, setSelection] = useState(nothing);
  const next = orders.find(({ id }) => rows.every((row) => row.id !== id));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          disabled={!next}
          onClick={() => setRows((old) => [next!, ...old])}
        >
          Take an order
        </Button>
        <Button
          disabled={selection.ids.size === 0}
          onClick={() =>
            setRows((old) => old.filter(({ id }) => !selection.ids.has(id)))
          }
        >
          Remove the selected order
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
    </Stack>
  );
}
