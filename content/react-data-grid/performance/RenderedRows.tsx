import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Reading', width: 100 },
  ...Array.from({ length: 12 }, (_, month): GridColDef => ({
    field: `m${month + 1}`,
    headerName: `Month ${month + 1}`,
    width: 110,
    type: 'number',
  })),
];

const readings = Array.from({ length: 100 }, (_, id) => ({
  id,
  ...Object.fromEntries(
    columns.slice(1).map(({ field }, n) => [field, (id * 37 + n * 91) % 500]),
  ),
}));

function RenderedCount() {
  const apiRef = useGridApiContext();
  const area = useGridSelector(apiRef, gridRenderContextSelector);
  const rows = area.lastRowIndex - area.firstRowIndex;
  const cells = rows * (area.lastColumnIndex - area.firstColumnIndex);

  return (
    <Typography variant="body2" sx={{ p: 1.5, borderTop: 1 }}>
      {`In the document: ${rows} of 100 rows, ${cells} of 1,300 cells`}
    </Typography>
  );
}

export default function RenderedRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Readings"
        rows={readings}
        columns={columns}
        slots={{ footer: RenderedCount }}
      />
    </div>
  );
}
