import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];
const pageSize = 5;

export default function PageOfParcel() {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState({ page: 0, pageSize });
  const [number, setNumber] = useState('P1123');

  const show = () => {
    const index = apiRef.current?.getSortedRowIds().indexOf(number) ?? -1;
    if (index === -1) return;
    setModel({ page: Math.floor(index / pageSize), pageSize });
    apiRef.current?.setCellFocus(number, 'id');
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <TextField
          label="Parcel number"
          size="small"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button onClick={show}>Show</Button>
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Parcels"
          apiRef={apiRef}
          rows={parcels}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[pageSize]}
        />
      </div>
    </Stack>
  );
}
