import { useMemo, useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { getBookings, tenRows } from '../ask.js';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'to', headerName: 'To', width: 120 },
];

export default function LatestSearch() {
  const [canceled, setCanceled] = useState(0);

  const dataSource = useMemo<GridDataSource>(() => {
    let running: AbortController | undefined;
    return {
      getRows: async (params) => {
        if (running) setCanceled((count) => count + 1);
        running?.abort();
        const mine = new AbortController();
        running = mine;
        try {
          return await getBookings(params, { signal: mine.signal });
        } finally {
          if (running === mine) running = undefined;
        }
      },
    };
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          aria-label="Search of bookings"
          dataSource={dataSource}
          columns={columns}
          onDataSourceError={() => {}}
          showToolbar
          slotProps={{
            toolbar: { quickFilterProps: { debounceMs: 200 } },
          }}
          initialState={tenRows}
          pageSizeOptions={[10]}
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {`Canceled requests: ${canceled}`}
      </Typography>
    </div>
  );
}
