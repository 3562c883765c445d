import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { read, write } from './filterAddress.js';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', flex: 1, minWidth: 90 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 150 },
];

export default function SharedLink() {
  const [address, setAddress] = useState('?filter=passengers+<+150');
  const [filterModel, setFilterModel] = useState(read(address));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        label="Address"
        size="small"
        slotProps={{ htmlInput: { dir: 'ltr' } }}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setFilterModel(read(target.value));
        }}
      />
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Sailings of the day"
          rows={sailings}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            setAddress(write(model));
          }}
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
