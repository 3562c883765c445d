import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 140 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
  {
    field: 'branch',
    headerName: 'Branch',
    type: 'singleSelect',
    valueOptions: ['Harbor', 'Old Town', 'Station'],
    width: 120,
  },
  { field: 'reserved', headerName: 'Reserved', type: 'boolean', width: 110 },
];

export default function TypedColumns() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan, by due date"
        rows={loans}
        columns={columns}
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
