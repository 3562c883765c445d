import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const conditions: Record<string, (sailing: Sailing) => boolean> = {
  'Space for a car': ({ cars, carSpaces }) => cars < carSpaces,
  'On time': ({ status }) => status === 'on time',
  'Under an hour': ({ minutes }) => minutes < 60,
};

export default function SeveralConditions() {
  const [chosen, setChosen] = useState(['Space for a car', 'On time']);
  const rows = useMemo(
    () =>
      sailings.filter((sailing) =>
        chosen.every((name) => conditions[name]!(sailing)),
      ),
    [chosen],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="Conditions">
        {Object.keys(conditions).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Switch checked={chosen.includes(name)} />}
            onChange={(_, checked) =>
              setChosen((old) =>
                checked ? [...old, name] : old.filter((one) => one !== name),
              )
            }
          />
        ))}
      </FormGroup>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Sailings that meet all conditions"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
