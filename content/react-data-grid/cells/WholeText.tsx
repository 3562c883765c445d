import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', width: 110 },
  { field: 'note', headerName: 'Note of the keeper', flex: 1, minWidth: 130 },
];

const rows = [
  {
    id: 1,
    place: 'Lamp room',
    note: 'One pane of the lantern is cracked at the lower edge. No water comes in yet.',
  },
  {
    id: 2,
    place: 'Stairs',
    note: 'Step 41 moves when you stand on its left side; marked with yellow paint.',
  },
  {
    id: 3,
    place: 'Fog horn',
    note: 'Tested on Monday. It sounds a little lower than last year, still within limits.',
  },
];

export default function WholeText() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellFocusIn', ({ formattedValue }) =>
        setText(String(formattedValue)),
      ),
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          aria-label="Notes about the lighthouse"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ mt: 1, minHeight: '3em' }}>
        {text || 'Go to a cell to read all of it.'}
      </Typography>
    </div>
  );
}
