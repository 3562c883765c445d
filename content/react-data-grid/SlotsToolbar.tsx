import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ClearIcon from '@mui/icons-material/Clear';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from './plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

function NurseryToolbar() {
  return (
    <Toolbar aria-label="Tools of the plant list">
      <QuickFilter
        expanded
        style={{ display: 'flex', flex: 1, alignItems: 'center' }}
      >
        <QuickFilterControl
          placeholder="Search plants"
          size="small"
          slotProps={{ htmlInput: { 'aria-label': 'Search plants' } }}
        />
        <QuickFilterClear aria-label="Clear the search" size="small">
          <ClearIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
      <ColumnsPanelTrigger
        render={<ToolbarButton aria-label="Choose columns" />}
      >
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
      <ExportCsv
        render={<ToolbarButton aria-label="Download as CSV" />}
        options={{ fileName: 'plants' }}
      >
        <FileDownloadIcon fontSize="small" />
      </ExportCsv>
    </Toolbar>
  );
}

function NothingGrowsHere() {
  return (
    <Stack
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography variant="subtitle2">Nothing grows under that name</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Try “Thyme” or “Apiaceae”.
      </Typography>
    </Stack>
  );
}

export default function SlotsToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        showToolbar
        slots={{ toolbar: NurseryToolbar, noResultsOverlay: NothingGrowsHere }}
        hideFooter
      />
    </div>
  );
}
