import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings as rows, type Sailing } from '../../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
];

export default function TableForPrint() {
  const [paper, setPaper] = useState(false);
  const onScreen = { display: paper ? 'none' : 'block' };
  const onPaper = { display: paper ? 'table' : 'none', width: '100%' };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => setPaper(checked)} />}
        label="As on paper"
      />
      <Box sx={{ ...onScreen, '@media print': { display: 'none' } }}>
        <DataGrid
          aria-label="Crossings"
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
        />
      </Box>
      <Box
        component="table"
        sx={{ ...onPaper, '@media print': { display: 'table' } }}
      >
        <caption>Crossings</caption>
        <tbody>
          {rows.map(({ id, from, to }) => (
            <tr key={id}>
              <td>{from}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </div>
  );
}
