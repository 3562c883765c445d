import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const makeColumns = (unit: string): GridColDef<Order>[] => [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'parts',
    headerName: 'Parts',
    type: 'number',
    valueFormatter: (value: number) => `${value} ${unit}`,
  },
];

export default function StableColumns() {
  const [note, setNote] = useState('');
  const [inCents, setInCents] = useState(false);
  const unit = inCents ? '× 100 ct' : '€';
  const columns = useMemo(() => makeColumns(unit), [unit]);

  return (
    <div style={{ width: '100%' }}>
      <TextField
        size="small"
        label="Note of the day"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        sx={{ mr: 2, mb: 1 }}
      />
      <FormControlLabel
        label="Other unit"
        control={<Switch checked={inCents} />}
        onChange={(_, checked) => setInCents(checked)}
      />
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
