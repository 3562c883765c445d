import { useState } from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { ask, getBookings, tenRows } from './ask.js';
import type { Booking } from './bookings.js';

const dataSource: GridDataSource = {
  getRows: getBookings,
  updateRow: ({ rowId, updatedRow }) =>
    ask<Booking>(`/api/bookings/${rowId}`, {
      method: 'PATCH',
      body: JSON.stringify({ people: updatedRow.people }),
    }),
};

const columns: GridColDef<Booking>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  {
    field: 'people',
    headerName: 'People',
    type: 'number',
    editable: true,
    width: 110,
  },
];

export default function RefusedChange() {
  const [problem, setProblem] = useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="People per booking"
          dataSource={dataSource}
          columns={columns}
          onDataSourceError={(error) => setProblem(error.message)}
          onCellEditStart={() => setProblem('')}
          initialState={tenRows}
          pageSizeOptions={[10]}
        />
      </div>
      <Alert role="status" severity={problem ? 'error' : 'info'} sx={{ mt: 1 }}>
        {problem || 'The server takes 1 or more.'}
      </Alert>
    </div>
  );
}
