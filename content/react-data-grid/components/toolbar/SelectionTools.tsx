import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
];

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const renew = () => {
    gridRowSelectionIdsSelector(apiRef).forEach((_, id) => {
      const { renewals } = apiRef.current.getRow<Loan>(id)!;
      apiRef.current.updateRows([{ id, renewals: renewals + 1 }]);
    });
  };

  return (
    <Toolbar aria-label="Tools of the selected loans">
      <Typography role="status" variant="body2" sx={{ flex: 1, px: 1 }}>
        {count === 0 ? 'Select loans to renew them.' : `${count} selected`}
      </Typography>
      <ToolbarButton
        disabled={count === 0}
        onClick={renew}
        render={<Button variant="contained">Renew</Button>}
      />
    </Toolbar>
  );
}

export default function SelectionTools() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ toolbar: SelectionToolbar }}
        hideFooter
      />
    </div>
  );
}
