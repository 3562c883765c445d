import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

const counts = new Map<string, number>();
for (const { town } of parcels) counts.set(town, (counts.get(town) ?? 0) + 1);

export default function CountedTowns() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [],
  });
  const [item] = filterModel.items;
  const chosen = (item?.operator === 'isAnyOf' ? item.value : []) as string[];

  const toggle = (town: string) => {
    const value = chosen.includes(town)
      ? chosen.filter((one) => one !== town)
      : [...chosen, town];
    const items = [{ field: 'town', operator: 'isAnyOf', value }];
    setFilterModel((old) => ({ ...old, items }));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {[...counts].map(([town, count]) => (
          <Chip
            key={town}
            label={`${town} (${count})`}
            color={chosen.includes(town) ? 'primary' : 'default'}
            aria-pressed={chosen.includes(town)}
            onClick={() => toggle(town)}
          />
        ))}
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Parcels"
          rows={parcels}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
