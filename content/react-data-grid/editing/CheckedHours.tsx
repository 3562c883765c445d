import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

function check(hours: unknown): string {
  if (typeof hours !== 'number') return 'Enter the hours.';
  if (hours <= 0 || hours > 8) return 'A job takes up to 8 hours.';
  return hours % 0.25 === 0 ? '' : 'Count in quarters of an hour.';
}

const columns: GridColDef<Order>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 120,
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
      ...props,
      error: check(props.value),
    }),
    renderEditCell: ({ error, ...params }) => (
      <Tooltip open={Boolean(error)} title={error} placement="top">
        <GridEditInputCell {...params} error={Boolean(error)} />
      </Tooltip>
    ),
  },
];

export default function CheckedHours() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Hours of work"
        rows={orders}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
