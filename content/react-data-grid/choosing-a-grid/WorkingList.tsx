import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'branch', headerName: 'Branch', width: 110 },
  {
    field: 'renewals',
    headerName: 'Renewals',
    type: 'number',
    editable: true,
    width: 100,
  },
];

export default function WorkingList() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        label="Loans to work on"
        rows={loans}
        columns={columns}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
