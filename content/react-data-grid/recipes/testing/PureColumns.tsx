import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const levels = ['sold out', 'low', 'enough'] as const;
type Level = (typeof levels)[number];

export function levelOf({ stock }: Pick<Plant, 'stock'>): Level {
  if (stock === 0) return 'sold out';
  return stock < 20 ? 'low' : 'enough';
}

export const byUrgency = (a: Level, b: Level) =>
  levels.indexOf(a) - levels.indexOf(b);

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  {
    field: 'level',
    headerName: 'Level',
    valueGetter: (_, plant) => levelOf(plant),
    sortComparator: byUrgency,
    width: 110,
  },
];

export default function PureColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stock levels"
        rows={plants.slice(0, 5)}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'level', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
