import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const looks = new Map([
  ['on time', { color: 'success', icon: <CheckIcon /> } as const],
  ['delayed', { color: 'warning', icon: <ScheduleIcon /> } as const],
  ['canceled', { color: 'error', icon: <CancelIcon /> } as const],
]);

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['on time', 'delayed', 'canceled'],
    width: 140,
    display: 'flex',
    renderCell: ({ row: { status } }) => (
      <Chip
        size="small"
        variant="outlined"
        label={status}
        {...looks.get(status)}
      />
    ),
  },
];

export default function StatusChips() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sailings with their status"
        rows={sailings}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
