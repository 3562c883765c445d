import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function NextOpen() {
  const apiRef = useGridApiRef();

  const goToNext = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef);
    const index = rows.findIndex(
      ({ model }) => (model as Order).status === 'waiting',
    );
    if (index === -1) return;
    apiRef.current!.scrollToIndexes({ rowIndex: index });
    apiRef.current!.setCellFocus(rows[index]!.id, 'customer');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button sx={{ alignSelf: 'start' }} onClick={goToNext}>
        Go to the first waiting order
      </Button>
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
