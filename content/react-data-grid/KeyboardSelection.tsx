import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { plants, type Plant } from './plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 100 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `€${value.toFixed(2)}`,
  },
];

export default function KeyboardSelection() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  const chosen = plants.filter(
    ({ id }) => selection.ids.has(id) === (selection.type === 'include'),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Plants to order"
          rows={plants}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {chosen.length === 0
          ? 'Nothing chosen yet'
          : `To order: ${chosen.map(({ name }) => name).join(', ')}`}
      </Typography>
    </Stack>
  );
}
