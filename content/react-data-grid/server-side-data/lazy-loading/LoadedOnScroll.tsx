import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { ask, type Page } from '../ask.js';
import type { Booking } from '../bookings.js';

const columns: GridColDef<Booking>[] = [
  { field: 'name', headerName: 'Name', flex: 1, sortable: false },
  { field: 'date', headerName: 'Day', width: 120, sortable: false },
];

const limit = 100;

export default function LoadedOnScroll() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState<Booking[]>([]);
  const [wanted, setWanted] = useState(20);

  useEffect(() => {
    if (rows.length >= wanted) return;
    const leaving = new AbortController();
    ask<Page>(`/api/bookings?start=${rows.length}&end=${wanted - 1}`, {
      signal: leaving.signal,
    }).then(
      (page) => setRows((old) => [...old, ...page.rows]),
      () => {}, // The page was left.
    );
    return () => leaving.abort();
  }, [rows, wanted]);

  useEffect(
    () =>
      apiRef.current?.subscribeEvent(
        'renderedRowsIntervalChange',
        ({ lastRowIndex }) => {
          if (rows.length > 0 && lastRowIndex > rows.length - 5)
            setWanted(Math.min(rows.length + 20, limit));
        },
      ),
    [apiRef, rows],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Bookings loaded on scroll"
          {...{ apiRef, rows, columns }}
          loading={rows.length < wanted}
          disableColumnFilter
          hideFooter
        />
      </div>
      <Typography role="status">{`${rows.length} loaded`}</Typography>
    </div>
  );
}
