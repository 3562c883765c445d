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
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ReadyOrders() {
  const [rows, setRows] = useState(orders);
  const [selection, setSelection] = useState(nothing);
  const count = selection.ids.size;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        disabled={count === 0}
        onClick={() => {
          setRows((old) => old.filter(({ id }) => !selection.ids.has(id)));
          setSelection(nothing);
        }}
      >
        {`Hand over ${count}`}
      </Button>
      <div style={{ height: 360, width: '100%' }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          checkboxSelection
          isRowSelectable={({ row }: { row: Order }) => row.status === 'ready'}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
    </Stack>
  );
}
