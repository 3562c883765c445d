import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
  { field: 'sown', headerName: 'Sown', type: 'date', width: 120 },
];

export default function RunningLow() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants that run low"
        rows={plants}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'stock', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
