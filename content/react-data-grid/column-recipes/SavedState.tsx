import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'job', headerName: 'Job', width: 180 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function SavedState() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = useState<GridInitialState>();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => setSaved(apiRef.current?.exportState())}
        >
          Save this view
        </Button>
        <Button
          disabled={!saved}
          onClick={() => apiRef.current?.restoreState(saved!)}
        >
          Back to the saved view
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
