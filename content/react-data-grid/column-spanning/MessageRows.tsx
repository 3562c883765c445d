import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 140,
    valueFormatter: (departs: Date) => time.format(departs),
    colSpan: (_, { status }) => (status === 'canceled' ? 3 : 1),
    renderCell: ({ row, formattedValue }) =>
      row.status === 'canceled'
        ? `${formattedValue} canceled, use the water taxi`
        : formattedValue,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'ship', headerName: 'Ship', width: 120 },
];

export default function MessageRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sailings"
        rows={sailings.slice(4)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
