import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'id', headerName: 'No.', width: 60 },
  { field: 'title', headerName: 'Book', flex: 2, minWidth: 140 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 110 },
  {
    field: 'branch',
    headerName: 'Branch',
    flex: 1,
    minWidth: 90,
    maxWidth: 120,
  },
];

export default function FixedAndFlexible() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        showColumnVerticalBorder
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
