/** What several demos ask the server: a page of bookings, as the grid wants it. Errors of the server become exceptions. */
import type { GridGetRowsParams } from '@mui/x-data-grid';
import type { Booking } from './bookings.js';
import { fetch } from './server.js';

export interface Page {
  rows: Booking[];
  total: number;
  /** Over all rows that the filter finds. */
  totals: { count: number; people: number; price: number };
}

/** The settings of the grid as a query. */
export function queryOf({
  start,
  end,
  sortModel,
  filterModel,
}: GridGetRowsParams) {
  return new URLSearchParams({
    start: String(start),
    end: String(end),
    sort: JSON.stringify(sortModel),
    filter: JSON.stringify(filterModel.items),
    search: (filterModel.quickFilterValues ?? []).join(' '),
  });
}

export async function ask<T>(address: string, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  const body = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(body.message);
  return body;
}

export async function getBookings(
  params: GridGetRowsParams,
  init?: RequestInit,
) {
  const page = await ask<Page>(`/api/bookings?${queryOf(params)}`, init);
  return { rows: page.rows, rowCount: page.total };
}

/** For `initialState`: ten rows on a page, and a footer before the first answer. */
export const tenRows = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};
