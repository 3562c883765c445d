import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from '../../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 150 },
  { field: 'handedIn', headerName: 'Handed in', type: 'date', width: 120 },
];

const withoutValue = ['isEmpty', 'isNotEmpty'];

function toQuery({ items, quickFilterValues }: GridFilterModel) {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    if (value === undefined && !withoutValue.includes(operator)) continue;
    // The panel makes dates at midnight in UTC.
    const text =
      value instanceof Date ? value.toISOString().slice(0, 10) : value;
    query.set(`${field}.${operator}`, text ?? '');
  }
  const words = (quickFilterValues ?? []) as string[];
  if (words.length > 0) query.set('q', words.join(' '));
  return decodeURIComponent(query.toString());
}

export default function QueryText() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ field: 'weight', operator: '>=', value: 18 }],
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography component="output" sx={{ fontFamily: 'monospace' }} dir="ltr">
        GET /parcels?{toQuery(filterModel)}
      </Typography>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Parcels"
          rows={parcels}
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
