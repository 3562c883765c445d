import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

const orders: Record<string, GridSortModel> = {
  'As in the timetable': [],
  'Shortest crossing': [{ field: 'minutes', sort: 'asc' }],
  'Most passengers': [{ field: 'passengers', sort: 'desc' }],
};

export default function SortFromList() {
  const [sortModel, setSortModel] = useState(orders['Most passengers']!);
  const name = Object.keys(orders).find(
    (key) => JSON.stringify(orders[key]) === JSON.stringify(sortModel),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Order"
        value={name ?? ''}
        onChange={(event) => setSortModel(orders[event.target.value]!)}
        sx={{ width: 220 }}
      >
        {Object.keys(orders).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Sailings of the day"
          rows={sailings}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
