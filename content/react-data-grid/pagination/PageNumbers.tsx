import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'handedIn', headerName: 'Handed in', type: 'date', width: 120 },
];

function Pages() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of parcels"
      size="small"
      count={count}
      page={page + 1}
      onChange={(_, chosen) => apiRef.current.setPage(chosen - 1)}
    />
  );
}

export default function PageNumbers() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        slots={{ pagination: Pages }}
        pageSizeOptions={[5]}
        initialState={{
          pagination: { paginationModel: { page: 2, pageSize: 5 } },
        }}
      />
    </div>
  );
}
