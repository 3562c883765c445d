import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hall', headerName: 'Hall', width: 120 },
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 130 },
  { field: 'starts', headerName: 'Starts', width: 90 },
];

const rows = [
  { id: 1, hall: 'Gallery', film: 'Salt Roads', starts: '14:30' },
  { id: 2, hall: 'Gallery', film: 'Salt Roads', starts: '17:00' },
  { id: 3, hall: 'Gallery', film: 'Salt Roads', starts: '20:15' },
  { id: 4, hall: 'Gallery', film: 'The Night Baker', starts: '22:45' },
  { id: 5, hall: 'Studio', film: 'Paper Boats', starts: '15:00' },
  { id: 6, hall: 'Studio', film: 'Paper Boats', starts: '16:45' },
  { id: 7, hall: 'Studio', film: 'The Night Baker', starts: '19:00' },
];

export default function CinemaProgram() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Program of the cinema"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
