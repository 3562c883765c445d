import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 120 },
  { field: 'sun', headerName: 'Sun', width: 90 },
];

function SearchToolbar() {
  return (
    <Toolbar aria-label="Search of the plants">
      <QuickFilter expanded style={{ display: 'flex', flex: 1 }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <InputBase
              fullWidth
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              startAdornment={<SearchIcon fontSize="small" sx={{ mx: 1 }} />}
              placeholder="Name, family or light"
              inputProps={{ 'aria-label': 'Search plants', type: 'search' }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchPlants() {
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
