import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function EvenRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        density="compact"
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        hideFooter
        sx={{
          [`& .${gridClasses.row}.odd:not(.Mui-selected):not(:hover)`]: {
            bgcolor: 'action.hover',
          },
        }}
      />
    </div>
  );
}
