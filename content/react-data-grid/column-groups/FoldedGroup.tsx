import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueGetter: (_, order) => order.hours * 58 + order.parts,
  },
];

export default function FoldedGroup() {
  const [open, setOpen] = useState(true);

  const groups = useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'price',
        headerName: 'Price',
        children: [{ field: 'hours' }, { field: 'parts' }, { field: 'total' }],
        renderHeaderGroup: ({ headerName }) => (
          <Button
            size="small"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? `${headerName} −` : `${headerName} +`}
          </Button>
        ),
      },
    ],
    [open],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        columnGroupingModel={groups}
        columnVisibilityModel={{ hours: open, parts: open }}
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}
