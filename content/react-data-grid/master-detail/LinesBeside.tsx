import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const ships = ['Petrel', 'Guillemot', 'Tern'].map((id) => ({ id }));
const shipColumns: GridColDef[] = [
  { field: 'id', headerName: 'Ship', flex: 1, minWidth: 90 },
];
const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 60 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 90 },
];

export default function LinesBeside() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['Petrel']),
  });
  const rows = sailings.filter(({ ship }) => selection.ids.has(ship));

  return (
    <Box
      sx={{
        display: 'grid',
        // Without the 0, the columns could grow, but not shrink.
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(0, 1fr) minmax(0, 2fr)',
        },
        gap: 2,
        width: '100%',
      }}
    >
      <div style={{ height: 216 }}>
        <DataGrid
          aria-label="Ships"
          rows={ships}
          columns={shipColumns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Sailings of the selected ship"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
