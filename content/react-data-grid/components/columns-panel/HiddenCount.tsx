import Badge from '@mui/material/Badge';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnFieldsSelector,
  gridVisibleColumnFieldsSelector,
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

function ColumnsToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnFieldsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const hidden = all.length - visible.length;

  return (
    <Toolbar aria-label="Tools of the loans">
      <ColumnsPanelTrigger
        render={<ToolbarButton aria-label={`Columns, ${hidden} hidden`} />}
      >
        <Badge badgeContent={hidden} color="primary">
          <ViewColumnIcon />
        </Badge>
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function HiddenCount() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        showToolbar
        slots={{ toolbar: ColumnsToolbar }}
        initialState={{
          columns: {
            columnVisibilityModel: { branch: false, renewals: false },
          },
        }}
        hideFooter
      />
    </div>
  );
}
