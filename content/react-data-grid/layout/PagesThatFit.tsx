import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
];

export default function PagesThatFit() {
  const [height, setHeight] = useState(330);

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 530 }}>
      <Slider
        aria-label="Height of the display"
        value={height}
        onChange={(_, value) => setHeight(value)}
        min={240}
        max={480}
        step={10}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} px`}
        sx={{ width: 200, alignSelf: 'center' }}
      />
      <div style={{ height }}>
        <DataGrid
          aria-label="Departures"
          rows={sailings}
          columns={columns}
          autoPageSize
        />
      </div>
    </Stack>
  );
}
