import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 120 },
];

function SearchToolbar() {
  return (
    <Toolbar aria-label="Search of the plants">
      <QuickFilter style={{ display: 'flex', alignItems: 'center' }}>
        <QuickFilterTrigger render={<ToolbarButton aria-label="Search" />}>
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <QuickFilterControl
          render={({ ref, slotProps, value, onChange, onKeyDown }, state) => (
            <InputBase
              {...{ inputRef: ref, value, onChange, onKeyDown }}
              inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Plants' }}
              sx={{ width: state.expanded ? 150 : 0, transition: '0.2s' }}
            />
          )}
        />
        <QuickFilterClear render={<ToolbarButton aria-label="Clear search" />}>
          <ClearIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function ExpandingSearch() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </div>
  );
}
