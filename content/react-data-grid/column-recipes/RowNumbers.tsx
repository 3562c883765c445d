import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  {
    field: 'position',
    headerName: '#',
    width: 60,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ api, id }) =>
      String(api.getRowIndexRelativeToVisibleRows?.(id) + 1),
  },
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'due', headerName: 'Due', type: 'date', width: 120 },
];

export default function RowNumbers() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books, numbered by due date"
        rows={loans}
        columns={columns}
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
