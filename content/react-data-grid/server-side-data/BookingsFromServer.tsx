import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import type { Booking } from './bookings.js';
import { fetch } from './server.js';

const dataSource: GridDataSource = {
  getRows: async ({ start, end, sortModel, filterModel }) => {
    const query = new URLSearchParams({
      start: String(start),
      end: String(end),
      sort: JSON.stringify(sortModel),
      filter: JSON.stringify(filterModel.items),
    });
    const response = await fetch(`/api/bookings?${query}`);
    const { rows, total } = (await response.json()) as {
      rows: Booking[];
      total: number;
    };
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Booking>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'to',
    headerName: 'To',
    width: 130,
    type: 'singleSelect',
    valueOptions: ['Gull Island', 'Saltwick', 'Seal Rock'],
  },
  { field: 'date', headerName: 'Day', width: 110, filterable: false },
  { field: 'people', headerName: 'People', type: 'number', width: 90 },
];

export default function BookingsFromServer() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Bookings"
        dataSource={dataSource}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
        }}
        pageSizeOptions={[10, 20, 50]}
      />
    </div>
  );
}
