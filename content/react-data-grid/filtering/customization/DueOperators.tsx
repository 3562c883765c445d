import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const today = new Date(2025, 9, 1);
const nextWeek = new Date(2025, 9, 8);

const periods: GridFilterOperator<Loan, Date>[] = [
  {
    label: 'is overdue',
    value: 'overdue',
    getApplyFilterFn: () => (due) => due < today,
    requiresFilterValue: false,
  },
  {
    label: 'in the next 7 days',
    value: 'nextWeek',
    getApplyFilterFn: () => (due) => due >= today && due < nextWeek,
    requiresFilterValue: false,
  },
];

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 130 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 120,
    filterOperators: [...periods, ...getGridDateOperators()],
  },
];

const items = [{ field: 'due', operator: 'overdue' }];

export default function DueOperators() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items } } }}
        hideFooter
      />
    </div>
  );
}
