import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';
import { BetweenInput } from './BetweenInput.js';

const between: GridFilterOperator<Plant, number> = {
  label: 'is between',
  value: 'between',
  getApplyFilterFn: (item) => {
    if (!Array.isArray(item.value)) return null;
    // The column's parser has made numbers of the texts, and null of ''.
    const [from, to] = item.value as (number | null)[];
    return (price) => price >= (from ?? -Infinity) && price <= (to ?? Infinity);
  },
  InputComponent: BetweenInput,
  getValueAsString: (value: string[]) =>
    value.map((one) => one || '…').join('–'),
};

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 120 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    filterOperators: [between],
  },
];

export default function BetweenPrices() {
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
              items: [
                { field: 'price', operator: 'between', value: ['3', '4'] },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
