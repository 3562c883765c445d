import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 100 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
  { field: 'sown', headerName: 'Sown', type: 'date', width: 110 },
];

const few = plants.slice(0, 4);

export default function CsvText() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = useState(false);
  const [text, setText] = useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Plants"
          apiRef={apiRef}
          rows={few}
          columns={columns}
          ignoreValueFormatterDuringExport={{ csvExport: raw }}
          hideFooter
        />
      </div>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => setText(apiRef.current!.getDataAsCsv())}>
          Show the CSV
        </Button>
        <FormControlLabel
          label="Values without formatting"
          control={<Switch checked={raw} />}
          onChange={(_, checked) => setRaw(checked)}
        />
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        sx={{ m: 0, minHeight: 110, fontSize: 13 }}
      >
        {text}
      </Box>
    </Stack>
  );
}
