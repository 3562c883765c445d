import { useRef, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
} from '@mui/x-data-grid';
import { cellAfter, columns, emptyLine, lines, type Line } from './delivery.js';

const { enterKeyDown, tabKeyDown } = GridCellEditStopReasons;

export default function DeliveryNote() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(lines);
  const [said, setSaid] = useState('');
  const goal = useRef<ReturnType<typeof cellAfter> | null>(null);

  const save = (row: Line) => {
    const next = rows.map((one) => (one.id === row.id ? row : one));
    const id = goal.current?.id;
    if (id !== undefined && rows.every((one) => one.id !== id)) {
      next.push(emptyLine(id));
      setSaid(`Line ${id} added`);
    }
    setRows(next);
    return row;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Delivery note"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onCellEditStop={({ id, field, reason }, event) => {
            goal.current = null;
            if (reason !== enterKeyDown && reason !== tabKeyDown) return;
            event.defaultMuiPrevented = true;
            goal.current = cellAfter(rows, id, field);
            apiRef.current?.stopCellEditMode({ id, field });
          }}
          onCellModesModelChange={(model) => {
            if (!goal.current || Object.keys(model).length > 0) return;
            apiRef.current?.setCellFocus(goal.current.id, goal.current.field);
            goal.current = null;
          }}
          disableColumnSorting
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {said}
      </Typography>
    </Stack>
  );
}
