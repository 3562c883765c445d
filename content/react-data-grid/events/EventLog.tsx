import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 110 },
];

export default function EventLog() {
  const [log, setLog] = useState<string[]>([]);
  const add = (line: string) => setLog((old) => [line, ...old].slice(0, 3));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Loans"
          rows={loans}
          columns={columns}
          onCellClick={({ field, id }) => add(`cellClick: ${field} ${id}`)}
          onCellKeyDown={(_, event) => add(`cellKeyDown: ${event.key}`)}
          onSortModelChange={([sort]) =>
            add(`sortModelChange: ${sort?.field ?? 'none'} ${sort?.sort ?? ''}`)
          }
          hideFooter
        />
      </div>
      <Typography
        component="pre"
        variant="body2"
        sx={{ minHeight: 66, my: 1, fontFamily: 'monospace' }}
      >
        {log.join('\n') || 'Click a cell, press a key or sort.'}
      </Typography>
    </div>
  );
}
