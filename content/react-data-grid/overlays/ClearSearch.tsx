import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridOverlay,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 120 },
];

function NoMatch() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1}>
        <span role="status">{`No plant matches “${words.join(' ')}”.`}</span>
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Show all plants
        </Button>
      </Stack>
    </GridOverlay>
  );
}

export default function ClearSearch() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        slots={{ noResultsOverlay: NoMatch }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['cactus'] } },
        }}
        hideFooter
      />
    </div>
  );
}
