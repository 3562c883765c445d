import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    headerClassName: 'figures',
    cellClassName: ({ value }) => {
      if (value === 0) return 'figures sold-out';
      return Number(value) < 10 ? 'figures low' : 'figures';
    },
  },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

export default function LowStock() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        hideFooter
        sx={(theme) => ({
          '& .figures': { fontWeight: 700 },
          '& .low': { color: (theme.vars ?? theme).palette.warning.dark },
          '& .sold-out': {
            color: (theme.vars ?? theme).palette.error.contrastText,
            backgroundColor: (theme.vars ?? theme).palette.error.main,
          },
          ...theme.applyStyles('dark', {
            '& .low': { color: (theme.vars ?? theme).palette.warning.light },
          }),
        })}
      />
    </div>
  );
}
