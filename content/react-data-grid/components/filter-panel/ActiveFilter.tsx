import Chip from '@mui/material/Chip';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar aria-label="Filter of the orders">
      {items.map((item) => {
        const { headerName } = apiRef.current.getColumn(item.field);
        return (
          <Chip
            key={item.field}
            label={`${headerName} ${item.operator} ${item.value}`}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        );
      })}
      <FilterPanelTrigger render={<ToolbarButton aria-label="Change filter" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const item = { id: 1, field: 'hours', operator: '>', value: 1 };

export default function ActiveFilter() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        initialState={{ filter: { filterModel: { items: [item] } } }}
        hideFooter
      />
    </div>
  );
}
