import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridRowId } from '@mui/x-data-grid';
import { columns, faultOf, readings, type Reading } from './meters.js';

export default function MeterReadings() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(readings);
  const [said, setSaid] = useState('');

  const tell = (row: Reading) =>
    setSaid(faultOf(row) && `${row.flat}: ${faultOf(row)}`);

  const save = (row: Reading) => {
    setRows((old) => old.map((one) => (one.id === row.id ? row : one)));
    tell(row);
    return row;
  };

  const goOn = (from?: GridRowId) => {
    const at = rows.findIndex((row) => row.id === from) + 1;
    const ahead = [...rows.slice(at), ...rows.slice(0, at)];
    const wrong = ahead.find((row) => faultOf(row) !== '');
    if (!wrong) return setSaid('Nothing to correct');
    apiRef.current?.scrollToIndexes({ rowIndex: rows.indexOf(wrong) });
    apiRef.current?.setCellFocus(wrong.id, 'now');
    tell(wrong);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Water meters"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onCellKeyDown={({ id }, event) => {
            if (event.key !== 'F8') return;
            event.defaultMuiPrevented = true;
            goOn(id);
          }}
          disableColumnSorting
          hideFooter
        />
      </div>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={() => goOn()}>Next problem (F8)</Button>
        <Typography role="status" variant="body2">
          {said}
        </Typography>
      </Stack>
    </Stack>
  );
}
