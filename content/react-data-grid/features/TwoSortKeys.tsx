import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

// Rows with the same ship stay in this order, whichever way ships are sorted.
const byPassengers = [...sailings].sort((a, b) => b.passengers - a.passengers);

export default function TwoSortKeys() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sailings by ship, the fullest first"
        rows={byPassengers}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'ship', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
