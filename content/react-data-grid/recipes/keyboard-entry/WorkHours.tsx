import { useState, type KeyboardEvent } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellModes,
  type GridCellParams,
  type MuiEvent,
} from '@mui/x-data-grid';
import { columns, expand, week, type Work } from './hours.js';

export default function WorkHours() {
  const [rows, setRows] = useState(week);
  const [said, setSaid] = useState('');

  const save = (typed: Work) => {
    const row = expand(typed);
    setRows((old) => old.map((one) => (one.id === row.id ? row : one)));
    return row;
  };

  const copyAbove = (
    { id, field, isEditable, cellMode }: GridCellParams,
    event: MuiEvent<KeyboardEvent>,
  ) => {
    if (event.key !== 'd' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const at = rows.findIndex((row) => row.id === id);
    const above = rows[at - 1];
    if (!above || !isEditable || cellMode === GridCellModes.Edit) return;
    const value = above[field as keyof Work];
    save({ ...rows[at]!, [field]: value });
    setSaid(`Copied: ${value}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Hours of the week"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onCellKeyDown={copyAbove}
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
