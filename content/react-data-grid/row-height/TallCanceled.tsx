import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

/** Rows with a problem are higher than the others. */
const rowHeight: DataGridProps['getRowHeight'] = ({ model }) =>
  model.status === 'on time' ? 40 : 72;

export default function TallCanceled() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sailings"
        rows={sailings}
        columns={columns}
        getRowHeight={rowHeight}
        hideFooter
      />
    </div>
  );
}
