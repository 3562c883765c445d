import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowsLookupSelector,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { staleCache } from './staleCache.js';
import { ask, getBookings, tenRows } from '../../server-side-data/ask.js';
import type { Booking } from '../../server-side-data/bookings.js';

const columns: GridColDef<Booking>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
];

const dataSource: GridDataSource = { getRows: getBookings };

export default function StaleWhileAsking() {
  const apiRef = useGridApiRef();
  const [news, setNews] = useState(0);
  const [cache] = useState(() =>
    staleCache({
      freshFor: 4000,
      ask: getBookings,
      onNews: () => {
        setNews((count) => count + 1);
        apiRef.current?.dataSource.fetchRows();
      },
    }),
  );

  const addPerson = () => {
    const [booking] = Object.values(gridRowsLookupSelector(apiRef));
    if (!booking) return;
    const body = JSON.stringify({ people: Number(booking.people) + 1 });
    void ask(`/api/bookings/${booking.id}`, { method: 'PATCH', body });
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={addPerson}>A colleague changes the first row</Button>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Bookings, shown from the cache and asked for again"
          {...{ apiRef, columns, dataSource }}
          dataSourceCache={cache}
          disableColumnFilter
          initialState={tenRows}
          pageSizeOptions={[10]}
        />
      </div>
      <Typography sx={{ mt: 1 }}>{`Pages renewed: ${news}`}</Typography>
    </div>
  );
}
