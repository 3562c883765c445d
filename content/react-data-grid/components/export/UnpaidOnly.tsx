import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  gridRowSelectionCountSelector,
  gridSortedRowEntriesSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

function UnpaidToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar aria-label="Tools of the orders">
      <ExportCsv
        options={{
          fileName: 'unpaid',
          getRowsToExport: ({ apiRef: grid }) =>
            gridSortedRowEntriesSelector(grid)
              .filter(({ model }) => !(model as Order).paid)
              .map(({ id }) => id),
        }}
        render={<ToolbarButton render={<Button>Export unpaid</Button>} />}
      />
      <ExportCsv
        options={{ fileName: selected ? 'selected' : 'orders' }}
        render={
          <ToolbarButton
            render={
              <Button>{selected ? 'Export selected' : 'Export all'}</Button>
            }
          />
        }
      />
    </Toolbar>
  );
}

export default function UnpaidOnly() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ toolbar: UnpaidToolbar }}
        hideFooter
      />
    </div>
  );
}
