import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const sizes = ['Small', 'Medium', 'Large'];
const lockers = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  size: sizes[(index * 7) % 3],
  free: index % 4 === 0,
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Locker', width: 90 },
  { field: 'size', headerName: 'Size', flex: 1, minWidth: 100 },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 90 },
];

export default function JumpToRow() {
  const apiRef = useGridApiRef();
  const [id, setId] = useState(64);

  const jump = () => {
    const rowIndex = apiRef.current!.getRowIndexRelativeToVisibleRows(id);
    apiRef.current!.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current!.setCellFocus(id, 'id');
    apiRef.current!.selectRow(id, true, true);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <TextField
          type="number"
          size="small"
          label="Number of the locker"
          value={id}
          onChange={(event) => setId(Number(event.target.value))}
        />
        <Button disabled={!lockers[id - 1]} onClick={jump}>
          Show
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Lockers"
          apiRef={apiRef}
          rows={lockers}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
