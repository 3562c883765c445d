import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  {
    field: 'title',
    headerName: 'Book',
    flex: 1,
    minWidth: 130,
    hideable: false,
  },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 130 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 100 },
];

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        showToolbar
        initialState={{
          columns: {
            columnVisibilityModel: { author: false, renewals: false },
          },
        }}
        hideFooter
      />
    </div>
  );
}
