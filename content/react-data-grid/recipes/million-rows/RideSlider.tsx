import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns.js';
import { count, tripAt } from './trips.js';

const pageSize = 100;
const pages = count / pageSize;
const number = new Intl.NumberFormat('en');
const nameOf = (page: number) => {
  const first = number.format(page * pageSize + 1);
  const last = number.format((page + 1) * pageSize);
  return `Rides ${first} to ${last}`;
};

export default function RideSlider() {
  const [page, setPage] = useState(512_300 / pageSize);
  const rows = useMemo(
    () =>
      Array.from({ length: pageSize }, (_, n) => tripAt(page * pageSize + n)),
    [page],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="ride-range">{nameOf(page)}</Typography>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-labelledby="ride-range"
          getAriaValueText={nameOf}
          value={page}
          max={pages - 1}
          onChange={(_, value) => setPage(value)}
        />
      </Box>
      <div style={{ height: 340 }}>
        <DataGrid
          aria-label="A window of a million rides"
          rows={rows}
          columns={columns}
          rowCount={count}
          paginationMode="server"
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={(model) => setPage(model.page)}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </div>
    </Box>
  );
}
