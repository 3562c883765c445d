import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../../sailings.js';
import { Pill } from './Pill.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
];

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
