import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

export default function CheckedParcels() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['P1002', 'P1003']),
  });
  const { type, ids } = selection;
  const selected = parcels.filter(
    ({ id }) => ids.has(id) === (type === 'include'),
  );
  const weight = selected.reduce((sum, parcel) => sum + parcel.weight, 0);
  const isMixed = selected.length > 0 && selected.length < parcels.length;
  // The grid draws the mixed state; screen readers need the property.
  const inputRef = (box: HTMLInputElement | null) => {
    if (box?.name === 'select_all_rows') box.indeterminate = isMixed;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Parcels for the van"
          rows={parcels}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          slotProps={{ baseCheckbox: { material: { inputRef } } }}
          pageSizeOptions={[5]}
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 5 } },
          }}
        />
      </div>
      <Typography role="status" variant="body2">
        {`${type}, ${ids.size} ids: ${selected.length} parcels, ${weight.toFixed(1)} kg`}
      </Typography>
    </Stack>
  );
}
