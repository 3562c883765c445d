import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { rows } from './passengers.js';

const months = ['May', 'Jun', 'Jul', 'Aug'];

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 150 },
  ...months.map((headerName, index): GridColDef => ({
    field: `month${index}`,
    headerName,
    type: 'number',
    flex: 1,
    minWidth: 90,
  })),
];

const quarter = (groupId: string, headerName: string, from: number) => ({
  groupId,
  headerName,
  children: [{ field: `month${from}` }, { field: `month${from + 1}` }],
});

const groups: GridColumnGroupingModel = [
  {
    groupId: 'year',
    headerName: 'Passengers in 2025',
    headerAlign: 'center',
    children: [
      quarter('spring', '2nd quarter', 0),
      quarter('summer', '3rd quarter', 2),
    ],
  },
];

export default function NestedSeasons() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Passengers by line and month"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={36}
        hideFooter
      />
    </div>
  );
}
