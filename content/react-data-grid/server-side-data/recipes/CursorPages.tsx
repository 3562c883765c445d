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
  const [paginationModel, setPaginationModel] = useState({
    page: 0,
    pageSize: 10,
  });
  const known = useRef({ sort: '', cursors: [''] });

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async ({ paginationModel, sortModel }) => {
        const { page, pageSize } = paginationModel!;
        const sort = JSON.stringify(sortModel);
        if (known.current.sort !== sort)
          known.current = { sort, cursors: [''] };
        const { cursors } = known.current;
        const query = new URLSearchParams({
          limit: String(pageSize),
          after: cursors[page]!,
          sort,
        });
        const { rows, next } = await ask<{
          rows: Booking[];
          next: string | null;
        }>(`/api/bookings?${query}`);
        if (next) cursors[page + 1] = next;
        return { rows, rowCount: next ? -1 : page * pageSize + rows.length };
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
        initialState={{ pagination: { rowCount: -1 } }}
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => {
          // The next page has to wait for its cursor.
          if (model.page in known.current.cursors) setPaginationModel(model);
        }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}
