import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
];

export default function SideBySide() {
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show the notes"
        control={<Switch checked={open} />}
        onChange={(_, checked) => setOpen(checked)}
      />
      <Box sx={{ display: 'flex', gap: 2, height: 320 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <DataGrid
            aria-label="Orders"
            rows={orders}
            columns={columns}
            hideFooter
          />
        </Box>
        {open && (
          <Box component="aside" sx={{ flex: 'none', width: '30%' }}>
            The cargo bike of Noor Aziz needs a longer cable for the motor.
          </Box>
        )}
      </Box>
    </Box>
  );
}
