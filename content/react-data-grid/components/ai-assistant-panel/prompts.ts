/** Prompts of the demo with the filter that answers each. */
import type { GridFilterModel } from '@mui/x-data-grid';

export const none: GridFilterModel = { items: [] };

/** What a service would answer. */
export const prompts: [string, GridFilterModel][] = [
  ['Everything', none],
  [
    'Renewed more than once',
    { items: [{ field: 'renewals', operator: '>', value: 1 }] },
  ],
  [
    'Loans of the station',
    { items: [{ field: 'branch', operator: 'equals', value: 'Station' }] },
  ],
];
