import { styled } from '@mui/material/styles';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
];

// A button of another design system.
const Pill = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  padding: '4px 12px',
  border: '1px solid currentColor',
  borderRadius: 16,
  background: 'none',
  color: theme.vars!.palette.primary.main,
  cursor: 'pointer',
  '&.open': {
    background: theme.vars!.palette.primary.main,
    color: theme.vars!.palette.primary.contrastText,
  },
}));

function PillToolbar() {
  return (
    <Toolbar aria-label="Tools of the timetable" style={{ gap: 8 }}>
      <ColumnsPanelTrigger
        className={({ open }) => (open ? 'open' : '')}
        render={<ToolbarButton render={<Pill>Columns</Pill>} />}
      />
      <ExportCsv
        options={{ fileName: 'sailings' }}
        render={<ToolbarButton render={<Pill>Download</Pill>} />}
      />
    </Toolbar>
  );
}

export default function OwnButtons() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: PillToolbar }}
        hideFooter
      />
    </div>
  );
}
