import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 130 },
  { field: 'branch', headerName: 'Branch' },
  { field: 'renewals', headerName: 'Renewals', type: 'number' },
];

function ChipToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  return (
    <Toolbar aria-label="Columns" style={{ flex: 'none', flexWrap: 'wrap' }}>
      {columns.slice(1).map(({ field, headerName: label }) => {
        const shown = model[field] !== false;
        const variant = shown ? 'filled' : 'outlined';
        return (
          <ToolbarButton
            key={field}
            aria-pressed={shown}
            onClick={() => apiRef.current.setColumnVisibility(field, !shown)}
            render={
              <Chip {...{ label, variant }} component="button" clickable />
            }
          />
        );
      })}
    </Toolbar>
  );
}

export default function ColumnChips() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        showToolbar
        slots={{ toolbar: ChipToolbar }}
        initialState={{ columns: { columnVisibilityModel: { branch: false } } }}
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}
