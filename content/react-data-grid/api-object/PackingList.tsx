import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number' },
  { field: 'price', headerName: 'Price (€)', type: 'number' },
];

export default function PackingList() {
  const apiRef = useGridApiRef();
  const [list, setList] = useState('');

  const write = () => {
    const { getSortedRowIds, getSelectedRows, getCellValue } = apiRef.current!;
    const selected = getSelectedRows();
    const names = getSortedRowIds()
      .filter((id) => selected.has(id))
      .map((id) => getCellValue(id, 'name') as string);
    setList(names.join(', ') || 'Select plants first.');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Plants"
          apiRef={apiRef}
          rows={plants}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </div>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" onClick={write}>
          Write the packing list
        </Button>
        <span role="status">{list}</span>
      </Stack>
    </Stack>
  );
}
