import { useState } from 'react';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function EditNote(params: GridRenderEditCellParams) {
  const { id, field, colDef } = params;
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <div ref={setAnchor}>
      <Popper open={!!anchor} anchorEl={anchor}>
        <Paper sx={{ p: 1, width: 220 }}>
          <InputBase
            multiline
            autoFocus
            value={params.value}
            slotProps={{ input: { 'aria-label': colDef.headerName } }}
            onChange={({ target: { value } }) =>
              apiRef.current.setEditCellValue({ id, field, value })
            }
            onKeyDown={(event) => {
              if (event.shiftKey && event.key === 'Enter')
                event.stopPropagation();
            }}
          />
        </Paper>
      </Popper>
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    width: 220,
    editable: true,
    renderEditCell: (params) => <EditNote {...params} />,
  },
];

const rows = [
  { id: 1, room: 'Lamp room', note: 'New pane ordered.\nArrives in May.' },
  { id: 2, room: 'Stairs', note: 'Step 41 is loose.' },
];

export default function NoteArea() {
  return (
    <DataGrid aria-label="Notes" rows={rows} columns={columns} hideFooter />
  );
}
