import { useMemo, useRef, useState } from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { ask } from '../ask.js';
import type { Booking } from '../bookings.js';

const columns: GridColDef<Booking>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function CursorPages() {
  const [hasNextPage, setHasNextPage] = useState(true);
  const [rowCount, setRowCount] = useState(-1);
  const known = useRef({ order: '', cursors: [''] });

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({ paginationModel, sortModel }) => {
        const { page, pageSize } = paginationModel!;
        const sort = JSON.stringify(sortModel);
        const order = `${sort} ${pageSize}`;
        if (known.current.order !== order)
          known.current = { order, cursors: [''] };
        const { cursors } = known.current;
        const query = new URLSearchParams({
          limit: String(pageSize),
          after: cursors[page] ?? '',
          sort,
        });
        const { rows, next } = await ask<{
          rows: Booking[];
          next: string | null;
        }>(`/api/bookings?${query}`);
        if (next) cursors[page + 1] = next;
        setHasNextPage(next !== null);
        return { rows, rowCount: -1 };
      },
    }),
    [],
  );

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Bookings by cursor"
        dataSource={dataSource}
        dataSourceCache={null}
        columns={columns}
        disableColumnFilter
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={{ hasNextPage }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 100]}
      />
    </div>
  );
}
