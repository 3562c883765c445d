import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  {
    field: 'branch',
    headerName: 'Branch',
    type: 'singleSelect',
    valueOptions: ['Harbor', 'Old Town', 'Station'],
    width: 120,
  },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
];

export default function BranchLoans() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'branch', operator: 'is', value: 'Harbor' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
