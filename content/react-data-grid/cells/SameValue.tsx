import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function SameValue() {
  const apiRef = useGridApiRef();

  const onlyThis = ({ field, value }: GridCellParams) =>
    apiRef.current?.setFilterModel({
      items: [{ field, operator: 'equals', value }],
    });

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>
        All orders
      </Button>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          onCellDoubleClick={onlyThis}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') onlyThis(params);
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
