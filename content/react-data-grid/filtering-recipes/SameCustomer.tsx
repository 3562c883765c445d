import FilterIcon from '@mui/icons-material/FilterAlt';
import ClearIcon from '@mui/icons-material/FilterAltOff';
import {
  DataGrid,
  GridActionsCellItem,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

function SameCustomerButton({ row }: { row: Order }) {
  const apiRef = useGridApiContext();
  const active =
    useGridSelector(apiRef, gridFilterModelSelector).items.length > 0;
  const item = {
    field: 'customer',
    operator: 'equals',
    value: row.customer,
  };

  return (
    <GridActionsCellItem
      icon={active ? <ClearIcon /> : <FilterIcon />}
      label={active ? 'All orders' : `Orders of ${row.customer}`}
      onClick={() =>
        apiRef.current.setFilterModel({ items: active ? [] : [item] })
      }
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  {
    field: 'same',
    headerName: 'Same customer',
    type: 'actions',
    width: 130,
    getActions: ({ row }) => [<SameCustomerButton key="same" row={row} />],
  },
];

export default function SameCustomer() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
