import Typography from '@mui/material/Typography';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

function Tools() {
  return (
    <Toolbar aria-label="Tools of the timetable">
      <Typography variant="subtitle2" sx={{ flex: 1, px: 1 }}>
        Sailings today
      </Typography>
      <ColumnsPanelTrigger
        render={<ToolbarButton aria-label="Choose columns" />}
      >
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton aria-label="Filter" />}>
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function ComposedTools() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: Tools }}
        hideFooter
      />
    </div>
  );
}
