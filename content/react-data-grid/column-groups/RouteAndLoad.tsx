import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'route',
    headerName: 'Route',
    children: [{ field: 'from' }, { field: 'to' }],
  },
  {
    groupId: 'load',
    headerName: 'On board',
    children: [{ field: 'passengers' }, { field: 'cars' }],
  },
];

export default function RouteAndLoad() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sailings"
        rows={sailings}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
