import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  shelf: `${'ABCDE'[Math.floor(index / 20)]}${(index % 20) + 1}`,
  boxes: (index * 13) % 40,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'shelf', headerName: 'Shelf', flex: 1, minWidth: 90 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 100 },
];

export default function BufferChoice() {
  const [buffer, setBuffer] = useState(150);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Buffer in pixels"
        value={buffer}
        onChange={(_, value) => setBuffer(value ?? buffer)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={0}>0</ToggleButton>
        <ToggleButton value={150}>150</ToggleButton>
        <ToggleButton value={1000}>1000</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGrid
          key={buffer}
          aria-label="Shelves"
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          hideFooter
        />
      </div>
    </div>
  );
}
