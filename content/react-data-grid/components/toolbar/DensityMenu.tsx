import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import RefreshIcon from '@mui/icons-material/RestartAlt';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
];

function DensityTools() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);

  return (
    <Toolbar aria-label="Tools of the loans">
      <Select
        size="small"
        value={density}
        onChange={(event) => apiRef.current.setDensity(event.target.value)}
        inputProps={{ 'aria-label': 'Height of rows' }}
      >
        <MenuItem value="compact">Many rows</MenuItem>
        <MenuItem value="standard">Normal</MenuItem>
        <MenuItem value="comfortable">Much space</MenuItem>
      </Select>
      <ToolbarButton
        aria-label="Unsort"
        onClick={() => apiRef.current.setSortModel([])}
      >
        <RefreshIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

export default function DensityMenu() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        showToolbar
        slots={{ toolbar: DensityTools }}
        hideFooter
      />
    </div>
  );
}
