import { useMemo, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 90 },
  { field: 'carSpaces', headerName: 'Spaces', type: 'number', width: 90 },
];

const ships = ['Petrel', 'Guillemot', 'Tern'];

export default function WithoutEmpty() {
  const [ship, setShip] = useState('Tern');
  const rows = useMemo(
    () => sailings.filter((sailing) => sailing.ship === ship),
    [ship],
  );
  const filled = useMemo(
    () =>
      columns.filter(({ field }) =>
        rows.some((row) => Boolean(row[field as keyof Sailing])),
      ),
    [rows],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label="Ship"
        value={ship}
        onChange={(event) => setShip(event.target.value)}
      >
        {ships.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Sailings of a ship"
          rows={rows}
          columns={filled}
          hideFooter
        />
      </div>
    </Stack>
  );
}
