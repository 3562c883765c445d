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

const views: { name: string; model: GridColumnVisibilityModel }[] = [
  { name: 'Everything', model: {} },
  { name: 'Mechanic', model: { customer: false, parts: false, paid: false } },
  { name: 'Cash desk', model: { job: false, hours: false } },
];

export default function ViewPresets() {
  const [model, setModel] = useState(views[1]!.model);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={model}
        onChange={(_, view: GridColumnVisibilityModel | null) =>
          view && setModel(view)
        }
      >
        {views.map((view) => (
          <ToggleButton key={view.name} value={view.model}>
            {view.name}
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
