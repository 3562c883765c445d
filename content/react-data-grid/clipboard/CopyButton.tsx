import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

export default function CopyButton() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');

  const copy = () => {
    const text = apiRef.current!.getDataAsCsv({
      delimiter: '\t',
      includeHeaders: true,
      escapeFormulas: false,
    });
    navigator.clipboard.writeText(text).then(
      () => setMessage('Copied with the titles'),
      () => setMessage('The browser didn’t allow it'),
    );
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={copy}>
          Copy the table
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Sailings of the day"
          apiRef={apiRef}
          rows={sailings}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </div>
    </Stack>
  );
}
