import { useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { ask, getBookings, tenRows } from './ask.js';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
];

export default function ServerOutOfOrder() {
  const apiRef = useGridApiRef();
  const works = useRef(true);
  const [problem, setProblem] = useState('');
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setProblem('');
        if (!works.current) await ask('/api/out-of-order');
        return getBookings(params);
      },
    }),
    [],
  );
  const tryAgain = () => apiRef.current?.dataSource.fetchRows();

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="The server works"
        control={<Switch defaultChecked />}
        onChange={(_, checked) => (works.current = checked)}
      />
      {problem && (
        <Alert
          severity="error"
          action={<Button onClick={tryAgain}>Try again</Button>}
        >
          {problem}
        </Alert>
      )}
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Bookings of a server that may fail"
          {...{ apiRef, dataSource, columns }}
          onDataSourceError={(error) => setProblem(error.message)}
          initialState={tenRows}
          pageSizeOptions={[10]}
        />
      </div>
    </div>
  );
}
