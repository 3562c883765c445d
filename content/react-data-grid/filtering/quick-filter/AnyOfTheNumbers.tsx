import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { NumbersToolbar } from './NumbersToolbar.js';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
];

const filterModel = {
  items: [],
  quickFilterValues: ['1042', 'hub motor', '1048'],
  quickFilterLogicOperator: GridLogicOperator.Or,
};

export default function AnyOfTheNumbers() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: NumbersToolbar }}
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </div>
  );
}
