import ArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import ArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const Ascending = () => <ArrowUpIcon fontSize="small" />;
const Descending = () => <ArrowDownIcon fontSize="small" />;

const columns: GridColDef<Order>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 110,
    headerClassName: 'for-the-bill',
  },
  {
    field: 'parts',
    headerName: 'Parts',
    type: 'number',
    width: 110,
    headerClassName: 'for-the-bill',
  },
];

export default function StyledTitles() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={{
          columnSortedAscendingIcon: Ascending,
          columnSortedDescendingIcon: Descending,
        }}
        initialState={{
          sorting: { sortModel: [{ field: 'hours', sort: 'desc' }] },
        }}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeader}.for-the-bill`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '& button, & svg': { color: 'inherit' },
          },
        }}
      />
    </div>
  );
}
