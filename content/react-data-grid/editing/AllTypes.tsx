import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', width: 130, editable: true },
  {
    field: 'branch',
    headerName: 'Branch',
    type: 'singleSelect',
    valueOptions: ['Harbor', 'Old Town', 'Station'],
    width: 120,
    editable: true,
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 130,
    editable: true,
  },
  {
    field: 'renewals',
    headerName: 'Renewals',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'reserved',
    headerName: 'Reserved',
    type: 'boolean',
    width: 100,
    editable: true,
  },
];

export default function AllTypes() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Loans that can be edited"
        rows={loans}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
