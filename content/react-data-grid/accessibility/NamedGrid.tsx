import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'id', headerName: 'No.', description: 'Number of the sailing' },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function NamedGrid() {
  const id = useId();

  return (
    <div style={{ width: '100%' }}>
      <Typography id={id} variant="h6" component="h3">
        Sailings of today
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Arrow keys move between cells, Shift + Space selects a sailing.
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-labelledby={id}
          rows={sailings}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
