import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 90 },
  { field: 'protected', headerName: 'Protected', type: 'boolean', width: 110 },
];

const rows = [
  { id: 1, bird: 'Robin', seen: 14, protected: true },
  { id: 2, bird: 'Wren', seen: 9, protected: true },
  { id: 3, bird: 'Magpie', seen: 23, protected: false },
  { id: 4, bird: 'Kingfisher', seen: 2, protected: true },
  { id: 5, bird: 'Starling', seen: 41, protected: false },
];

export default function GridControls(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Birds seen"
        rows={rows}
        columns={columns}
        {...props}
      />
    </div>
  );
}
