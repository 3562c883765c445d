import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { plants, type Plant } from './plants.js';

const presets: Record<string, GridFilterItem> = {
  'Sold out': { field: 'stock', operator: '=', value: 0 },
  'Loves sun': { field: 'sun', operator: 'is', value: 'full' },
  'Mint family': { field: 'family', operator: 'equals', value: 'Lamiaceae' },
};

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 130 },
  {
    field: 'sun',
    headerName: 'Sun',
    type: 'singleSelect',
    valueOptions: ['full', 'partial', 'shade'],
    width: 100,
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function FilterPresets() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [presets['Loves sun']!],
  });
  const active =
    Object.keys(presets).find(
      (name) => presets[name] === filterModel.items[0],
    ) ?? null;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter presets"
        value={active}
        onChange={(_, name: string | null) =>
          setFilterModel({ items: name ? [presets[name]!] : [] })
        }
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Plants"
          rows={plants}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
      <Typography
        variant="body2"
        component="output"
        sx={{ color: 'text.secondary', fontFamily: 'monospace' }}
      >
        {filterModel.items.length === 0
          ? 'No filter'
          : filterModel.items
              .map(
                (item) => `${item.field} ${item.operator} ${item.value ?? ''}`,
              )
              .join(', ')}
      </Typography>
    </Stack>
  );
}
