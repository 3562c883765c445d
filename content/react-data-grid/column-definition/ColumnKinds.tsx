import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'to', headerName: 'To', width: 120 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 190 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['on time', 'delayed', 'canceled'],
    width: 120,
  },
  {
    field: 'takesCars',
    headerName: 'Takes cars',
    type: 'boolean',
    width: 120,
    valueGetter: (_, sailing) => sailing.carSpaces > 0,
  },
];

export default function ColumnKinds() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sailings of the day"
        rows={sailings}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
