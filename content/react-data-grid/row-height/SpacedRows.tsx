import {
  DataGrid,
  gridClasses,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

const spacing: DataGridProps['getRowSpacing'] = ({ isFirstVisible }) => ({
  top: isFirstVisible ? 8 : 0,
  bottom: 8,
});

export default function SpacedRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        getRowSpacing={spacing}
        hideFooter
        sx={{
          [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' },
        }}
      />
    </div>
  );
}
