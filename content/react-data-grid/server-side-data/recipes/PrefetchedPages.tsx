import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { getBookings, tenRows } from '../ask.js';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
];

const cache = new GridDataSourceCacheDefault({ ttl: 120_000 });

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const response = await getBookings(params);
    const size = params.end + 1 - Number(params.start);
    const next = { ...params, start: params.end + 1, end: params.end + size };
    if (next.start < response.rowCount && !cache.get(next))
      getBookings(next).then(
        (page) => cache.set(next, page),
        () => {}, // It is asked again when it is needed.
      );
    return response;
  },
};

export default function PrefetchedPages() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Pages loaded ahead"
        dataSource={dataSource}
        dataSourceCache={cache}
        columns={columns}
        disableColumnFilter
        initialState={tenRows}
        pageSizeOptions={[10]}
      />
    </div>
  );
}
