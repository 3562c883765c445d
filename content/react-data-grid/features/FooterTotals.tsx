import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

function Totals() {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = rows.reduce((sum, row) => sum + row.model.passengers, 0);

  return (
    <Box
      role="status"
      sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {`${rows.length} sailings, ${total} passengers`}
    </Box>
  );
}

export default function FooterTotals() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sailings of the day"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ footer: Totals }}
      />
    </div>
  );
}
