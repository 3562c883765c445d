import type {
  GridFilterItem,
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels.js';

export interface ParcelQuery {
  filterModel?: GridFilterModel;
  sortModel?: GridSortModel;
  paginationModel?: GridPaginationModel;
}

/** What this server can be asked for. */
function passes(parcel: Parcel, { field, operator, value }: GridFilterItem) {
  const own = parcel[field as keyof Parcel];
  if (value === undefined || value === '') return true;
  if (operator === 'contains') {
    return String(own).toLowerCase().includes(String(value).toLowerCase());
  }
  if (operator === '>=') return Number(own) >= Number(value);
  if (operator === '<=') return Number(own) <= Number(value);
  return own === value;
}

function hasWord(parcel: Parcel, word: string) {
  const text = `${parcel.id} ${parcel.recipient} ${parcel.town}`;
  return text.toLowerCase().includes(word.toLowerCase());
}

/** Stands for a request: filters, sorts and cuts out a page, and takes its time. */
export function findParcels(
  { filterModel, sortModel, paginationModel }: ParcelQuery,
  delay = 500,
): Promise<{ rows: Parcel[]; rowCount: number }> {
  const found = parcels.filter(
    (parcel) =>
      (filterModel?.items ?? []).every((item) => passes(parcel, item)) &&
      (filterModel?.quickFilterValues ?? []).every((word) =>
        hasWord(parcel, String(word)),
      ),
  );
  const order = sortModel?.[0];
  if (order?.sort) {
    const field = order.field as keyof Parcel;
    const sign = order.sort === 'asc' ? 1 : -1;
    found.sort((a, b) => (a[field] < b[field] ? -sign : sign));
  }
  const { page, pageSize } = paginationModel ?? { page: 0, pageSize: 100 };
  const rows = found.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise((resolve) => {
    setTimeout(() => resolve({ rows, rowCount: found.length }), delay);
  });
}

/** A page without a total. Asks for one row more, to know whether there is another page. */
export async function findNextParcels(page: number, pageSize: number) {
  const query = { paginationModel: { page: 0, pageSize: 43 } };
  const start = page * pageSize;
  const { rows } = await findParcels(query);
  const found = rows.slice(start, start + pageSize + 1);
  return {
    rows: found.slice(0, pageSize),
    meta: { hasNextPage: found.length > pageSize },
  };
}
