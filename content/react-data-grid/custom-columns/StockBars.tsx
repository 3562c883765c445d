import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

function StockBar({
  value = 0,
  formattedValue,
}: GridRenderCellParams<Plant, number>) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <LinearProgress
        variant="determinate"
        value={Math.min(value, 100)}
        color={value < 10 ? 'warning' : 'primary'}
        aria-hidden
        sx={{ flex: 1 }}
      />
      <span style={{ width: 24, textAlign: 'end' }}>{formattedValue}</span>
    </Stack>
  );
}

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 170,
    display: 'flex',
    renderCell: (params) => <StockBar {...params} />,
  },
];

export default function StockBars() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stock of the nursery"
        rows={plants}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
