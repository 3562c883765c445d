import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { parseCsv } from './csv.js';
import { columns, sample, toRows } from './stock.js';

export default function MapColumns() {
  const { lines } = useMemo(() => parseCsv(sample), []);
  const [map, setMap] = useState({ name: 0, count: 1, price: 2, note: 3 });
  const { rows, faults } = useMemo(() => toRows(lines, map), [lines, map]);
  const [done, setDone] = useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {columns.map(({ field, headerName }) => (
          <TextField
            key={field}
            select
            size="small"
            label={headerName}
            value={map[field]}
            onChange={(event) => {
              setMap({ ...map, [field]: Number(event.target.value) });
              setDone('');
            }}
            sx={{ minWidth: 120 }}
          >
            {lines[0]!.cells.map((title, index) => (
              <MenuItem key={title} value={index}>
                {title}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <div style={{ height: 322 }}>
        <DataGrid aria-label="Rows to import" rows={rows} columns={columns} />
      </div>
      <Alert severity={faults.length > 0 ? 'warning' : 'success'} role="status">
        {faults.map((fault) => (
          <div key={fault}>{fault}</div>
        ))}
        <div>{done}</div>
      </Alert>
      <Button
        disabled={rows.length === 0}
        onClick={() => setDone(`Imported: ${rows.length}`)}
      >
        {`Import ${rows.length} rows`}
      </Button>
    </Stack>
  );
}
