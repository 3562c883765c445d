/**
 * A server simulated in the page. `fetch` takes and returns what the real one does, so a demo that drops its import of this
 * file asks your server. Answers take a while, can be canceled, and `/api/out-of-order` always fails.
 */
import { bookings, workplaces, type Booking } from './bookings.js';

interface Filter {
  field: keyof Booking;
  operator: string;
  value?: unknown;
}

const lower = (value: unknown) => String(value).toLowerCase();

function matches(row: Booking, { field, operator, value }: Filter): boolean {
  const has = lower(row[field]);
  if (operator === 'isEmpty') return has === '';
  if (operator === 'isNotEmpty') return has !== '';
  if (value === undefined || value === null || value === '') return true;
  const wanted = lower(value);
  switch (operator) {
    case 'contains':
      return has.includes(wanted);
    case 'doesNotContain':
      return !has.includes(wanted);
    case 'startsWith':
      return has.startsWith(wanted);
    case 'endsWith':
      return has.endsWith(wanted);
    case 'isAnyOf':
      return (
        [value].flat().length === 0 ||
        [value].flat().some((one) => lower(one) === has)
      );
    case '>':
      return Number(has) > Number(wanted);
    case '>=':
      return Number(has) >= Number(wanted);
    case '<':
      return Number(has) < Number(wanted);
    case '<=':
      return Number(has) <= Number(wanted);
    case '!=':
    case 'not':
    case 'doesNotEqual':
      return has !== wanted;
    default:
      return has === wanted;
  }
}

let table = bookings;

/** The rows that `filter`, `search` and `sort` of an address ask for. */
function select(query: URLSearchParams): Booking[] {
  const filters = JSON.parse(query.get('filter') ?? '[]') as Filter[];
  const words = lower(query.get('search') ?? '')
    .split(' ')
    .filter(Boolean);
  const [order] = JSON.parse(query.get('sort') ?? '[]') as {
    field: keyof Booking;
    sort: 'asc' | 'desc';
  }[];
  const found = table.filter(
    (row) =>
      filters.every((filter) => matches(row, filter)) &&
      words.every((word) =>
        lower([row.id, row.name, row.to, row.status]).includes(word),
      ),
  );
  if (!order) return found;
  const sign = order.sort === 'desc' ? -1 : 1;
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b));
  return found.sort((a, b) => sign * compare(a[order.field], b[order.field]));
}

const totals = (rows: Booking[]) => ({
  count: rows.length,
  people: rows.reduce((sum, row) => sum + row.people, 0),
  price: rows.reduce((sum, row) => sum + row.price, 0),
});

const month = (row: Booking) => row.date.slice(0, 7);
const keyOf = (row: Booking, by: string) =>
  by === 'month' ? month(row) : String(row[by as keyof Booking]);

function group(rows: Booking[], by: string) {
  const groups = new Map<string, Booking[]>();
  for (const row of rows) {
    const key = keyOf(row, by);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

/** The answers by address: a status and a body. */
function answer(
  path: string,
  query: URLSearchParams,
  body?: Partial<Booking>,
): [number, unknown] {
  const [, , resource, id] = path.split('/');
  if (resource === 'workplaces') {
    const places = workplaces[query.get('in') ?? ''] ?? [];
    return [
      200,
      places.map((place) => ({
        ...place,
        places: workplaces[place.id]?.length ?? 0,
      })),
    ];
  }
  if (resource !== 'bookings')
    return [503, { message: 'The booking system is out of order.' }];
  if (body) {
    if (Number(body.people) < 1)
      return [422, { message: 'A booking is for at least one person.' }];
    table = table.map((row) =>
      row.id === Number(id) ? { ...row, ...body } : row,
    );
    return [200, table.find((row) => row.id === Number(id))];
  }
  const found = select(query);
  if (id === 'groups') {
    return [
      200,
      group(found, query.get('by')!).map(([key, rows]) => ({
        key,
        ...totals(rows),
      })),
    ];
  }
  if (id === 'pivot') {
    const keys = group(found, query.get('columns')!).map(([key]) => key);
    const rows = group(found, query.get('rows')!).map(([key, inRow]) => ({
      key,
      cells: Object.fromEntries(
        group(inRow, query.get('columns')!).map(([one, rows]) => [
          one,
          totals(rows),
        ]),
      ),
    }));
    return [200, { columns: keys, rows }];
  }
  if (query.has('limit')) {
    // A cursor says after which row to go on. To the page it is a text without a meaning.
    const after = query.get('after');
    const start = after
      ? found.findIndex((row) => `after-${row.id}` === after) + 1
      : 0;
    const rows = found.slice(start, start + Number(query.get('limit')));
    const more = start + rows.length < found.length;
    return [200, { rows, next: more ? `after-${rows.at(-1)!.id}` : null }];
  }
  const rows = found.slice(
    Number(query.get('start') ?? 0),
    Number(query.get('end') ?? 99) + 1,
  );
  return [200, { rows, total: found.length, totals: totals(found) }];
}

export function fetch(
  address: string,
  { method, body, signal }: RequestInit = {},
): Promise<Response> {
  const { pathname, searchParams } = new URL(
    address,
    'https://ferries.example',
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const changes =
        method === 'PATCH'
          ? (JSON.parse(String(body)) as Partial<Booking>)
          : undefined;
      const [status, json] = answer(pathname, searchParams, changes);
      resolve(
        new Response(JSON.stringify(json), {
          status,
          headers: { 'Content-Type': 'application/json' },
        }),
      );
    }, 500);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was canceled.', 'AbortError'));
    });
  });
}
