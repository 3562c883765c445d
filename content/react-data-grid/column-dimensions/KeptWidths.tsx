import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, resizable: false },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'job', headerName: 'Job', width: 180, maxWidth: 300 },
];

type Widths = Record<string, number>;

export default function KeptWidths() {
  const [saved, setSaved] = useState<Widths>({});
  const [visit, setVisit] = useState(1);
  const dimensions = Object.fromEntries(
    Object.entries(saved).map(([field, width]) => [field, { width }]),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </Button>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid
          key={visit}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          initialState={{ columns: { dimensions } }}
          onColumnWidthChange={({ colDef, width }) =>
            setSaved((old) => ({ ...old, [colDef.field]: Math.round(width) }))
          }
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {Object.keys(saved).length === 0
          ? 'Drag the edge of a header.'
          : `Saved: ${JSON.stringify(saved)}`}
      </Typography>
    </Stack>
  );
}
