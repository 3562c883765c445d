import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiRef,
  type GridColDef,
  type GridRenderContext,
} from '@mui/x-data-grid';

const days = Array.from({ length: 365 }, (_, day) => day);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Station', width: 90 },
  ...days.map((day): GridColDef => ({
    field: `day${day}`,
    headerName: `Day ${day + 1}`,
    type: 'number',
    width: 90,
    valueGetter: (_, { id }) => ((id * 37 + day * 11) % 60) / 10,
  })),
];

const rows = Array.from({ length: 100 }, (_, index) => ({ id: index + 1 }));

export default function RenderedPart() {
  const apiRef = useGridApiRef();
  const [part, setPart] = useState<GridRenderContext>();

  useEffect(() => {
    setPart(gridRenderContextSelector(apiRef));
    return apiRef.current?.subscribeEvent(
      'renderedRowsIntervalChange',
      setPart,
    );
  }, [apiRef]);

  const height = part ? part.lastRowIndex - part.firstRowIndex : 0;
  const width = part ? part.lastColumnIndex - part.firstColumnIndex : 0;

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Rain of a year in millimeters"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
        />
      </div>
      <Typography sx={{ mt: 1 }}>
        {`${height} rows × ${width} columns of 100 × 366 are in the document.`}
      </Typography>
    </div>
  );
}
