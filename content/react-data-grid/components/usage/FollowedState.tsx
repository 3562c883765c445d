import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilteredRowCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 150 },
];

const item = { field: 'passengers', operator: '>', value: 150 };

function FilterTool() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Toolbar aria-label="Filter of the timetable">
      <FilterPanelTrigger
        render={({ ref, ...props }, { filterCount }) => (
          <ToolbarButton
            {...props}
            ref={ref}
            render={
              <Button variant={filterCount > 0 ? 'contained' : 'outlined'} />
            }
          >
            {filterCount > 0 ? `Filtered: ${count} left` : 'Filter'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function FollowedState() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterTool }}
        initialState={{ filter: { filterModel: { items: [item] } } }}
        hideFooter
      />
    </div>
  );
}
