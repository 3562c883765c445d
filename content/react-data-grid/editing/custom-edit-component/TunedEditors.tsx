import {
  DataGrid,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const inQuarters = { htmlInput: { min: 0, max: 8, step: 0.25 } };

const columns: GridColDef<Order>[] = [
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 130 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={500}
        slotProps={{ root: { slotProps: inQuarters } }}
      />
    ),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['waiting', 'in work', 'ready'],
    width: 120,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell {...params} initialOpen={false} />
    ),
  },
];

export default function TunedEditors() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
