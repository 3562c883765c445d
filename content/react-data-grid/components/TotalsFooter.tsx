import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooter,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'parts', headerName: 'Parts (€)', type: 'number', width: 110 },
];

function Totals() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = (field: 'hours' | 'parts') =>
    entries.reduce((total, { model }) => total + (model as Order)[field], 0);

  return (
    <>
      <GridFooterContainer sx={{ px: 1.5 }}>
        <Typography variant="body2">
          {`Shown: ${sum('hours')} hours, €${sum('parts')} of parts`}
        </Typography>
      </GridFooterContainer>
      <GridFooter />
    </>
  );
}

export default function TotalsFooter() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={{ footer: Totals }}
      />
    </div>
  );
}
