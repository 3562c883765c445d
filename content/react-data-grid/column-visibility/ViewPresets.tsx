import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 80 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Everything: {},
  Mechanic: { customer: false, parts: false, paid: false },
  'Cash desk': { job: false, hours: false },
};

export default function ViewPresets() {
  const [model, setModel] = useState(views['Mechanic']!);
  const view = Object.keys(views).find((name) => views[name] === model);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view ?? null}
        onChange={(_, name: string | null) => name && setModel(views[name]!)}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
