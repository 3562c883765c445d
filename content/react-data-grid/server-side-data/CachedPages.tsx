import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { getBookings, tenRows } from './ask.js';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
];

export default function CachedPages() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = useState(0);
  const [cache] = useState(
    () => new GridDataSourceCacheDefault({ ttl: 60_000 }),
  );

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return getBookings(params);
      },
    }),
    [],
  );
  const reload = () =>
    apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1 }}>
        <Button onClick={reload}>Reload</Button>
        <Typography role="status">{`Requests: ${requests}`}</Typography>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Pages from the cache"
          apiRef={apiRef}
          dataSource={dataSource}
          dataSourceCache={cache}
          columns={columns}
          initialState={tenRows}
          pageSizeOptions={[10, 20]}
        />
      </div>
    </div>
  );
}
