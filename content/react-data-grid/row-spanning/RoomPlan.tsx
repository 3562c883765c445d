import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const room: Partial<GridColDef> = {
  flex: 1,
  minWidth: 110,
  cellClassName: ({ value }) => (value ? 'booked' : ''),
};

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 80 },
  { ...room, field: 'bird', headerName: 'Bird room' },
  { ...room, field: 'blue', headerName: 'Blue room' },
  { ...room, field: 'attic', headerName: 'Attic' },
];

const rows = [
  { id: 1, hour: '14:00', bird: 'Cello', blue: 'Choir' },
  { id: 2, hour: '15:00', bird: 'Cello', blue: 'Choir', attic: 'Flute' },
  { id: 3, hour: '16:00', blue: 'Choir', attic: 'Flute' },
  { id: 4, hour: '17:00', bird: 'Piano', attic: 'Drums' },
  { id: 5, hour: '18:00', bird: 'Piano', blue: 'Band', attic: 'Drums' },
  { id: 6, hour: '19:00', blue: 'Band', attic: 'Drums' },
];

export default function RoomPlan() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Rooms of the music school on Tuesday"
        rows={rows}
        columns={columns}
        rowSpanning
        rowHeight={40}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        sx={{
          '& .booked': { bgcolor: 'action.selected', fontWeight: 600 },
          '& .MuiDataGrid-row:hover': { bgcolor: 'transparent' },
        }}
      />
    </div>
  );
}
