import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  {
    field: 'name',
    headerName: 'Plant',
    flex: 1,
    minWidth: 110,
    cellClassName: 'name',
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    align: 'center',
    headerAlign: 'center',
  },
];

export default function LedgerLook() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Price list"
        rows={plants}
        columns={columns}
        density="compact"
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
        sx={{
          '& .name': { fontStyle: 'italic' },
          [`& .${gridClasses.cell}:focus`]: {
            outline: '2px dashed',
            outlineOffset: -3,
          },
        }}
      />
    </div>
  );
}
