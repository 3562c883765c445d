import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
];

const filterModel = { items: [], quickFilterValues: ['jane', 'pavel'] };

export default function FindLoan() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </div>
  );
}
