import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 150 },
];

export default function FilterChip() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ field: 'passengers', operator: '>=', value: 200 }],
  });
  const [item] = filterModel.items;
  const column = columns.find(({ field }) => field === item?.field);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ minHeight: 32, alignItems: 'center' }}>
        {column && item?.value !== undefined ? (
          <Chip
            label={`${column.headerName}: ${item.operator} ${item.value}`}
            onDelete={() => setFilterModel((old) => ({ ...old, items: [] }))}
          />
        ) : (
          <Typography variant="body2">All sailings</Typography>
        )}
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Sailings of the day"
          rows={sailings}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
