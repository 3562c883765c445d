import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const today = new Date(2025, 8, 26);

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 150,
    valueFormatter: (due: Date) =>
      `${due.toLocaleDateString('en-GB')}${due < today ? ' (late)' : ''}`,
  },
];

export default function OverdueRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        getRowClassName={({ row }) => (row.due < today ? 'late' : '')}
        hideFooter
        sx={{ '& .late': { color: 'error.main', fontWeight: 600 } }}
      />
    </div>
  );
}
