import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { parseCsv } from './csv.js';
import { sample } from './stock.js';

export default function PreviewFile() {
  const [text, setText] = useState(sample);
  const { lines, open } = useMemo(() => parseCsv(text), [text]);
  const [titles, ...body] = lines;
  const columns = (titles?.cells ?? []).map((headerName, index) => ({
    field: `c${index}`,
    headerName,
    flex: 1,
    minWidth: 90,
  }));
  const rows = body.map(({ line, cells }) => ({
    id: line,
    ...Object.fromEntries(cells.map((cell, index) => [`c${index}`, cell])),
  }));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <input
          type="file"
          aria-label="CSV file"
          accept=".csv,text/csv"
          style={{ font: 'inherit', maxWidth: '100%' }}
          onChange={async (event) => {
            const file = event.target.files?.[0];
            if (file) setText(await file.text());
          }}
        />
        <Button onClick={() => setText(sample)}>Load the sample</Button>
      </Stack>
      <TextField
        label="Text of the file"
        multiline
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <Typography role="status" variant="body2">
        {open === null
          ? `${rows.length} rows, ${columns.length} columns`
          : `The quote in line ${open} isn’t closed.`}
      </Typography>
      {columns.length > 0 && (
        <div style={{ height: 300 }}>
          <DataGrid aria-label="Preview" rows={rows} columns={columns} />
        </div>
      )}
    </Stack>
  );
}
