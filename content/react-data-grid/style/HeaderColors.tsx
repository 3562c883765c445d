import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function HeaderColors() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        hideFooter
        sx={(theme) => ({
          [`& .${gridClasses.columnHeader}`]: {
            backgroundColor: (theme.vars ?? theme).palette.primary.main,
            color: (theme.vars ?? theme).palette.primary.contrastText,
          },
          [`& .${gridClasses.columnHeader} .${gridClasses.iconButtonContainer} button, & .${gridClasses.menuIconButton}`]:
            { color: 'inherit' },
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.row}:hover`]: {
            backgroundColor: (theme.vars ?? theme).palette.action.selected,
          },
        })}
      />
    </div>
  );
}
