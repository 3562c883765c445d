import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, readView, writeView } from './view.js';
import { sailings } from '../../sailings.js';

const texts = [
  ['A link of last year', '?v=1&sort=-vessel&hide=id'],
  ['A release that is not out yet', '?v=3&sort=passengers&group=ship'],
  ['An unknown operator', '?v=2&filter=passengers+explodes+1&sort=to'],
  ['Properties of all objects', '?v=2&sort=__proto__&filter=constructor+is+1'],
  ['No column left', '?v=2&hide=id+to+ship+passengers'],
  ['A page far away', '?v=2&page=999999'],
  ['Half a storage entry', '?v=2&sort=-passeng'],
] as const;

export default function DamagedView() {
  const [text, setText] = useState<string>(texts[0][1]);
  const view = readView(text);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="What arrives"
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText={text}
        slotProps={{ formHelperText: { dir: 'ltr' } }}
      >
        {texts.map(([label, value]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status" dir="auto">
        {`What is used: ${writeView(view) || 'the standard view'}`}
      </Typography>
      <div style={{ height: 372 }}>
        <DataGrid
          key={text}
          aria-label="Sailings from a damaged view"
          {...{ columns, rows: sailings }}
          initialState={{
            sorting: { sortModel: view.sortModel },
            filter: { filterModel: view.filterModel },
            columns: { columnVisibilityModel: view.columnVisibilityModel },
            pagination: { paginationModel: view.paginationModel },
          }}
          pageSizeOptions={[5]}
        />
      </div>
    </Stack>
  );
}
