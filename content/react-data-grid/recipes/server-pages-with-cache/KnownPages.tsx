import { useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { askAgain } from './askAgain.js';
import { queryOf, tenRows, type Page } from '../../server-side-data/ask.js';

const columns = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'to', headerName: 'To', width: 130 },
];

export default function KnownPages() {
  const path = useRef('/api/bookings');
  const [message, setMessage] = useState('');

  const dataSource = useMemo<GridDataSource>(() => {
    const known = new Map<string, Page>();
    return {
      getRows: async (params) => {
        const query = String(queryOf(params));
        try {
          const page = await askAgain<Page>(`${path.current}?${query}`, (n) =>
            setMessage(`No answer. Attempt ${n + 1} follows.`),
          );
          known.set(query, page);
          setMessage('');
        } catch (error) {
          if (!known.has(query)) throw error;
          setMessage('No connection: this page is from before.');
        }
        const { rows, total } = known.get(query)!;
        return { rows, rowCount: total };
      },
    };
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="The server is down"
        onChange={(_, isDown) => {
          path.current = isDown ? '/api/out-of-order' : '/api/bookings';
        }}
      />
      <DataGrid
        aria-label="Bookings, also without a server"
        {...{ columns, dataSource, dataSourceCache: null }}
        onDataSourceError={() => setMessage('This page is not known yet.')}
        {...{ initialState: tenRows, pageSizeOptions: [10] }}
        sx={{ height: 320, mb: 1 }}
      />
      <Alert role="status" severity={message ? 'warning' : 'success'}>
        {message || 'Up to date'}
      </Alert>
    </div>
  );
}
