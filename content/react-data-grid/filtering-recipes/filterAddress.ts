import {
  getGridNumericOperators,
  getGridStringOperators,
  type GridFilterModel,
} from '@mui/x-data-grid';

// A map, because an object also has fields that nobody wrote: `constructor`.
const operators = new Map<string, { value: string }[]>([
  ['id', getGridStringOperators()],
  ['passengers', getGridNumericOperators()],
]);

/** The filter as the query of an address. */
export function write({ items: [item] }: GridFilterModel) {
  if (item?.value === undefined) return '';
  const filter = `${item.field} ${item.operator} ${item.value}`;
  return `?${new URLSearchParams({ filter }).toString()}`;
}

/** The filter of an address, if the columns know its field and operator. */
export function read(address: string): GridFilterModel {
  const text = new URLSearchParams(address).get('filter') ?? '';
  const [field = '', operator = '', ...rest] = text.split(' ');
  const known = operators.get(field)?.some(({ value }) => value === operator);
  return { items: known ? [{ field, operator, value: rest.join(' ') }] : [] };
}
