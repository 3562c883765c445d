/** Orders in groups: a row for each group, and below it those of its orders that are shown. */
import type { GridRowId } from '@mui/x-data-grid';
import { orders } from '../orders.js';

export type Field = 'bike' | 'status';
export type Row = { id: GridRowId; label: string; hours: number; group?: true };

export function grouped(field: Field, closed: GridRowId[]): Row[] {
  const keys = [...new Set(orders.map((order) => order[field]))];
  return keys.flatMap((key): Row[] => {
    const members = orders.filter((order) => order[field] === key);
    const hours = members.reduce((sum, order) => sum + order.hours, 0);
    const shut = closed.includes(key);
    const group = { id: key, label: `${shut ? '+' : '−'} ${key}`, hours };
    return [
      { ...group, group: true },
      ...(shut ? [] : members).map((one) => ({ ...one, label: one.customer })),
    ];
  });
}
