import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 90 },
];

export default function SumOfCells() {
  const [cells, setCells] = useState(
    new Map<string, number>([
      ['N1 passengers', 112],
      ['N3 passengers', 164],
    ]),
  );
  const toggle = (key: string, value: unknown) => {
    if (typeof value !== 'number') return;
    const next = new Map(cells);
    if (!next.delete(key)) next.set(key, value);
    setCells(next);
  };
  const sum = [...cells.values()].reduce((total, value) => total + value, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Sailings of the day"
          rows={sailings}
          columns={columns}
          rowSelection={false}
          getCellClassName={({ id, field }) =>
            cells.has(`${id} ${field}`) ? 'chosen' : ''
          }
          onCellClick={({ id, field, value }) =>
            toggle(`${id} ${field}`, value)
          }
          onCellKeyDown={({ id, field, value }, event) => {
            if (event.key !== 'Enter') return;
            event.defaultMuiPrevented = true;
            toggle(`${id} ${field}`, value);
          }}
          sx={{ '& .chosen': { bgcolor: 'action.selected', fontWeight: 700 } }}
          hideFooter
        />
      </div>
      <Typography role="status">{`${cells.size} cells, sum ${sum}`}</Typography>
    </Stack>
  );
}
