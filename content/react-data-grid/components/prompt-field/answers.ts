/** What the demo of the prompt field can answer. */
import type { GridApi } from '@mui/x-data-grid';

const noStock = { field: 'stock', operator: '=', value: 0 };

/** A stand-in for a language model: three requests that it knows. */
export const answers: [string, (api: GridApi) => void][] = [
  ['sold out', (api) => api.setFilterModel({ items: [noStock] })],
  ['cheap', (api) => api.setSortModel([{ field: 'price', sort: 'asc' }])],
  ['all', (api) => api.setFilterModel({ items: [] })],
];
