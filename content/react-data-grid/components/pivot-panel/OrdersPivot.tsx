import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders } from '../../orders.js';

type Field = 'bike' | 'status';

const valuesOf = (field: Field) => [...new Set(orders.map((o) => o[field]))];

export default function OrdersPivot() {
  const [rowField, setRowField] = useState<Field>('bike');
  const [value, setValue] = useState<'hours' | 'parts'>('parts');
  const columnField = rowField === 'bike' ? 'status' : 'bike';

  const columns: GridColDef[] = [
    { field: 'id', headerName: 'Group', flex: 1, minWidth: 110 },
    ...valuesOf(columnField).map((field): GridColDef => ({
      field,
      type: 'number',
      flex: 1,
      minWidth: 90,
    })),
  ];
  const rows = valuesOf(rowField).map((id) => {
    const row: Record<string, number | string> = { id };
    for (const order of orders) {
      if (order[rowField] !== id) continue;
      const field = order[columnField];
      row[field] = Number(row[field] ?? 0) + order[value];
    }
    return row;
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Values"
          value={value}
          onChange={(event) => setValue(event.target.value as typeof value)}
        >
          <MenuItem value="parts">Sum of parts (€)</MenuItem>
          <MenuItem value="hours">Sum of hours</MenuItem>
        </TextField>
        <Button onClick={() => setRowField(columnField)}>Swap</Button>
      </Stack>
      <div style={{ height: 290 }}>
        <DataGrid aria-label="Pivot" rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
