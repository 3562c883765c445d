import AscendingIcon from '@mui/icons-material/KeyboardDoubleArrowUp';
import DescendingIcon from '@mui/icons-material/KeyboardDoubleArrowDown';
import PaidIcon from '@mui/icons-material/CheckCircle';
import UnpaidIcon from '@mui/icons-material/HourglassEmpty';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import {
  DataGrid,
  type GridColDef,
  type GridSlotsComponent,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'parts', headerName: 'Parts (€)', type: 'number', width: 130 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 100 },
];

const slots = {
  columnSortedAscendingIcon: AscendingIcon,
  columnSortedDescendingIcon: DescendingIcon,
  columnMenuIcon: MoreIcon,
  booleanCellTrueIcon: PaidIcon,
  booleanCellFalseIcon: UnpaidIcon,
} as Partial<GridSlotsComponent>;

export default function OwnIcons() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={slots}
        initialState={{
          sorting: { sortModel: [{ field: 'parts', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
