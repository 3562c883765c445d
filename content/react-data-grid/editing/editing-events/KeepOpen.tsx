import {
  DataGrid,
  GridCellEditStopReasons,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 120 },
  {
    field: 'job',
    headerName: 'Job',
    flex: 1,
    minWidth: 150,
    editable: true,
  },
];

/** A click beside the cell must not save what is half written. */
const keepOpen: DataGridProps['onCellEditStop'] = ({ reason }, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function KeepOpen() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Jobs"
        rows={orders}
        columns={columns}
        onCellEditStop={keepOpen}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
