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
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

export default function TwoViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState<GridInitialState[]>([]);
  const keep = () =>
    setViews((old) => [...old, apiRef.current!.exportState()].slice(-4));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={keep}>
          Keep this view
        </Button>
        {views.map((view, index) => (
          <Button
            key={index}
            onClick={() => apiRef.current!.restoreState(view)}
          >
            {`View ${index + 1}`}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 290 }}>
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
