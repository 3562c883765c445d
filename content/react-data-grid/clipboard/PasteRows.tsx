import { useState, type ClipboardEvent } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Item {
  id: number;
  name: string;
  amount: number;
}

const columns: GridColDef<Item>[] = [
  { field: 'name', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110 },
];

const example = 'Screws\t200\nHinges\t12';

export default function PasteRows() {
  const [rows, setRows] = useState<Item[]>([
    { id: 1, name: 'Plywood', amount: 4 },
  ]);

  const paste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const lines = event.clipboardData
      .getData('text/plain')
      .trim()
      .split(/\r?\n/);
    const added = lines.map((line, index) => {
      const [name = '', amount = ''] = line.split('\t');
      return { id: rows.length + index + 1, name, amount: Number(amount) || 0 };
    });
    setRows([...rows, ...added]);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        multiline
        size="small"
        label="Copy these two lines, click on a cell and paste"
        defaultValue={example}
      />
      <div style={{ height: 320 }} onPaste={paste}>
        <DataGrid
          aria-label="Shopping list of the workshop"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
