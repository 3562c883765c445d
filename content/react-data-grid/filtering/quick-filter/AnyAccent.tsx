import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const guests = [
  { id: 1, name: 'Zoë Bernard', room: 12 },
  { id: 2, name: 'José Muñoz', room: 14 },
  { id: 3, name: 'Anaïs Léger', room: 21 },
  { id: 4, name: 'Jose Pereira', room: 22 },
  { id: 5, name: 'Søren Dahl', room: 25 },
];

const columns: GridColDef<(typeof guests)[number]>[] = [
  { field: 'name', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', type: 'number', width: 100 },
];

const filterModel = { items: [], quickFilterValues: ['jose'] };

export default function AnyAccent() {
  const [ignored, setIgnored] = useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore accents"
        control={<Switch checked={ignored} />}
        onChange={(_, checked) => setIgnored(checked)}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          key={String(ignored)}
          aria-label="Guests"
          rows={guests}
          columns={columns}
          showToolbar
          ignoreDiacritics={ignored}
          initialState={{ filter: { filterModel } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
