import { useMemo, useState } from 'react';
import CloseIcon from '@mui/icons-material/ExpandLess';
import OpenIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

type Line = Order & { detail?: string };

const withDetail = (order: Order): Line[] => [
  order,
  {
    ...order,
    id: -order.id,
    detail: `${order.bike}, ${order.hours} h of work, parts for €${order.parts}`,
  },
];

export default function DetailRows() {
  const [open, setOpen] = useState<number | undefined>(1042);

  const columns = useMemo<GridColDef<Line>[]>(
    () => [
      {
        field: 'customer',
        headerName: 'Customer',
        flex: 1,
        minWidth: 150,
        display: 'flex',
        colSpan: (_, { detail }) => (detail ? 2 : 1),
        renderCell: ({ row: { id, customer, detail }, tabIndex }) =>
          detail ?? (
            <Button
              tabIndex={tabIndex}
              aria-expanded={id === open}
              startIcon={id === open ? <CloseIcon /> : <OpenIcon />}
              onClick={() => setOpen(id === open ? undefined : id)}
            >
              {customer}
            </Button>
          ),
      },
      { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
    ],
    [open],
  );

  return (
    <DataGrid
      aria-label="Orders with details"
      rows={orders.flatMap((one) => (one.id === open ? withDetail(one) : one))}
      columns={columns}
      getRowHeight={({ model }) => (model.detail ? 80 : 52)}
      disableColumnSorting
      disableColumnMenu
      disableRowSelectionOnClick
      hideFooter
    />
  );
}
