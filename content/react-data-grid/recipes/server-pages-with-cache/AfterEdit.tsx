import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { staleCache, type CachedPage } from './staleCache.js';
import { ask, getBookings, tenRows } from '../../server-side-data/ask.js';
import type { Booking } from '../../server-side-data/bookings.js';

const number = { type: 'number', width: 110 } as const;
const columns: GridColDef<Booking>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { ...number, field: 'people', headerName: 'People', editable: true },
];

export default function AfterEdit() {
  const apiRef = useGridApiRef();
  const [pages, setPages] = useState<CachedPage[]>([]);
  const [cache] = useState(() =>
    staleCache({
      freshFor: Infinity,
      ask: getBookings,
      onNews: () => apiRef.current?.dataSource.fetchRows(),
      onChange: setPages,
    }),
  );
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: getBookings,
    updateRow: async ({ rowId, updatedRow: { people } }) => {
      const body = JSON.stringify({ people: Math.max(1, Number(people)) });
      const init = { method: 'PATCH', body };
      const saved = await ask<Booking>(`/api/bookings/${rowId}`, init);
      cache.patch(saved);
      return saved;
    },
  }));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} role="status" sx={{ minHeight: 32 }}>
        {pages.map(({ number, isStale }) => (
          <Chip key={number} label={`${number} ${isStale ? 'stale' : '✓'}`} />
        ))}
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Bookings to edit, with a cache"
          {...{ apiRef, columns, dataSource, disableColumnFilter: true }}
          dataSourceCache={cache}
          initialState={tenRows}
          pageSizeOptions={[10]}
        />
      </div>
    </Stack>
  );
}
