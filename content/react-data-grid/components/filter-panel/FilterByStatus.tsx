import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'received', headerName: 'Received', type: 'date', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['waiting', 'in work', 'ready'],
  },
];

function FieldToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar aria-label="Filters of the orders">
      <ToolbarButton
        onClick={() => apiRef.current.showFilterPanel('status')}
        render={<Button>By status</Button>}
      />
      <ToolbarButton
        onClick={() => apiRef.current.showFilterPanel('received')}
        render={<Button>By date</Button>}
      />
    </Toolbar>
  );
}

export default function FilterByStatus() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: FieldToolbar }}
        hideFooter
      />
    </div>
  );
}
