import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const stages = [
  { value: 10, label: 'Waiting for parts' },
  { value: 20, label: 'On the stand' },
  { value: 30, label: 'Test ride' },
];

const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 130 },
  {
    field: 'stage',
    headerName: 'Stage',
    type: 'singleSelect',
    valueOptions: stages,
    width: 180,
    editable: true,
  },
];

const rows = [
  { id: 1, bike: 'Red city bike', stage: 20 },
  { id: 2, bike: 'Blue cargo bike', stage: 10 },
  { id: 3, bike: 'Road bike, size L', stage: 30 },
  { id: 4, bike: 'Folding bike', stage: 20 },
];

export default function ListLabels() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Bikes in the workshop"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'stage', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
