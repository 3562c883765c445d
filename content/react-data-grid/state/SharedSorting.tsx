import { useState } from 'react';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', flex: 1 },
];

export default function SharedSorting() {
  const [sortModel, setSortModel] = useState<GridSortModel>([
    { field: 'passengers', sort: 'desc' },
  ]);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      {['Petrel', 'Guillemot'].map((ship) => (
        <div key={ship} style={{ height: 280, flex: 'auto' }}>
          <DataGrid
            label={ship}
            showToolbar
            slotProps={{ toolbar: { showQuickFilter: false } }}
            rows={sailings.filter((sailing) => sailing.ship === ship)}
            columns={columns}
            sortModel={sortModel}
            onSortModelChange={setSortModel}
            hideFooter
          />
        </div>
      ))}
    </Stack>
  );
}
