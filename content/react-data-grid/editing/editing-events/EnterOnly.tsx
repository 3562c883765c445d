import {
  DataGrid,
  GridCellEditStartReasons,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  {
    field: 'reader',
    headerName: 'Reader',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
];

const typing = new Set<string | undefined>([
  GridCellEditStartReasons.printableKeyDown,
  GridCellEditStartReasons.deleteKeyDown,
  GridCellEditStartReasons.pasteKeyDown,
]);

/** Keys that would empty the cell don't open it. */
const notByTyping: DataGridProps['onCellEditStart'] = ({ reason }, event) => {
  if (typing.has(reason)) event.defaultMuiPrevented = true;
};

export default function EnterOnly() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Readers"
        rows={loans}
        columns={columns}
        onCellEditStart={notByTyping}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
