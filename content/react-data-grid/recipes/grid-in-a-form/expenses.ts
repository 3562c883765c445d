import type { GridColDef } from '@mui/x-data-grid';

export interface Expense {
  id: number;
  what: string;
  kind: 'travel' | 'hotel' | 'meals';
  amount: number | null;
  receipt: boolean;
}

export const expenses: Expense[] = [
  {
    id: 1,
    what: 'Train, both ways',
    kind: 'travel',
    amount: 124,
    receipt: true,
  },
  { id: 2, what: 'Two nights', kind: 'hotel', amount: 218, receipt: true },
  {
    id: 3,
    what: 'Dinner with a client',
    kind: 'meals',
    amount: 57,
    receipt: false,
  },
  { id: 4, what: 'Taxi', kind: 'travel', amount: 19, receipt: false },
];

export const columns: GridColDef<Expense>[] = [
  {
    field: 'what',
    headerName: 'What for',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ['travel', 'hotel', 'meals'],
    width: 100,
    editable: true,
  },
  {
    field: 'amount',
    headerName: 'Amount (€)',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'receipt',
    headerName: 'Receipt',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];
