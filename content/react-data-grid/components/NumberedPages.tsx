import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 110 },
];

function Pager() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      color="primary"
      page={page + 1}
      count={count}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

export default function NumberedPages() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        slots={{ pagination: Pager }}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4]}
      />
    </div>
  );
}
