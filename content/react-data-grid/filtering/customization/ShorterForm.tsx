import {
  DataGrid,
  type FilterColumnsArgs,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'bike', headerName: 'Bike', width: 120 },
];

const panel = {
  filterFormProps: {
    columnsSort: 'asc' as const,
    filterColumns: ({ columns: all }: FilterColumnsArgs) =>
      all.map(({ field }) => field).filter((field) => field !== 'id'),
    operatorInputProps: { sx: { display: 'none' } },
    valueInputProps: {
      InputComponentProps: {
        label: 'Contains',
        placeholder: 'Part of the text',
      },
    },
  },
};

export default function ShorterForm() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{ filterPanel: panel }}
        hideFooter
      />
    </div>
  );
}
