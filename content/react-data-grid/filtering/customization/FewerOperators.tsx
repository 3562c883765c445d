import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const contains = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);
const limits = getGridNumericOperators()
  .filter(({ value }) => value === '<=' || value === '>=')
  .map((operator) => ({
    ...operator,
    label: operator.value === '<=' ? 'at most' : 'at least',
  }));

const columns: GridColDef<Plant>[] = [
  {
    field: 'name',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    filterOperators: contains,
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 130,
    filterOperators: limits,
  },
];

export default function FewerOperators() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'stock', operator: '<=', value: 20 }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
