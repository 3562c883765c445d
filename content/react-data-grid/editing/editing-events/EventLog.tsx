import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  {
    field: 'name',
    headerName: 'Plant',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows = plants.slice(0, 4);

export default function EventLog() {
  const [log, setLog] = useState<readonly string[]>([]);
  const add = (line: string) => setLog((old) => [line, ...old].slice(0, 4));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          aria-label="Plants, with a log of the events"
          rows={rows}
          columns={columns}
          onCellEditStart={({ field, reason }) =>
            add(`start ${field}: ${reason}`)
          }
          onCellEditStop={({ field, reason }) =>
            add(`stop ${field}: ${reason}`)
          }
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography
        component="pre"
        role="log"
        sx={{ mt: 1, minHeight: '6em', fontFamily: 'monospace' }}
      >
        {log.join('\n') || 'Edit a cell.'}
      </Typography>
    </div>
  );
}
