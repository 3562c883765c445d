import {
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridColumnVisibilityModel,
  type GridFilterModel,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../../sailings.js';

export const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 90 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

/** The parts have the names of the grid's props. */
export interface View {
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
  columnVisibilityModel: GridColumnVisibilityModel;
  paginationModel: GridPaginationModel;
}

/** By field: the operators that the column knows. */
const operators = new Map(
  columns.map(({ field, type }) => [
    field,
    (type === 'number' ? getGridNumericOperators() : getGridStringOperators())
      .filter(({ value }) => value !== 'isAnyOf')
      .map(({ value }) => value),
  ]),
);

const pageSize = 5;
const lastPage = Math.ceil(sailings.length / pageSize);

/** Names of version 1 that are different now. */
const renamed = new Map([['vessel', 'ship']]);
const current = (field = '') => renamed.get(field) ?? field;

/** What differs from the standard view, as the query of an address. */
export function writeView(view: View): string {
  const [order] = view.sortModel;
  const [item] = view.filterModel.items;
  const hidden = Object.entries(view.columnVisibilityModel)
    .filter(([, isVisible]) => !isVisible)
    .map(([field]) => field);
  const query = new URLSearchParams();
  if (order)
    query.set('sort', `${order.sort === 'desc' ? '-' : ''}${order.field}`);
  if (item)
    query.set('filter', `${item.field} ${item.operator} ${item.value ?? ''}`);
  if (hidden.length > 0) query.set('hide', hidden.join(' '));
  if (view.paginationModel.page > 0)
    query.set('page', String(view.paginationModel.page + 1));
  return query.size > 0 ? `?v=2&${query}` : '';
}

/** A view from a text that anybody may have written. What the columns don't know is left out. */
export function readView(text: string): View {
  const query = new URLSearchParams(text.slice(0, 500));
  const isKnown = ['1', '2'].includes(query.get('v') ?? '');
  const get = (name: string) => (isKnown && query.get(name)) || '';

  const sort = current(get('sort').replace(/^-/, ''));
  const [name, operator = '', ...value] = get('filter').split(' ');
  const field = current(name);
  const hidden = new Set(get('hide').split(' ').map(current));
  const hides = columns.map((column) => hidden.has(column.field));
  const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1;

  return {
    sortModel: operators.has(sort)
      ? [{ field: sort, sort: get('sort').startsWith('-') ? 'desc' : 'asc' }]
      : [],
    filterModel: {
      items: operators.get(field)?.includes(operator)
        ? [{ field, operator, value: value.join(' ') || undefined }]
        : [],
    },
    columnVisibilityModel: Object.fromEntries(
      // A grid without any column would look broken.
      hides.includes(false)
        ? columns.flatMap((column, at) =>
            hides[at] ? [[column.field, false]] : [],
          )
        : [],
    ),
    paginationModel: { page: Math.min(page, lastPage) - 1, pageSize },
  };
}
