import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridRowId,
} from '@mui/x-data-grid';
import { findParcels } from '../parcelServer.js';
import type { Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

const dataSource: GridDataSource = {
  getRows: (query) => findParcels(query),
};

export default function KeptSelection() {
  const [chosen, setChosen] = useState<GridRowId[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Parcels"
          columns={columns}
          dataSource={dataSource}
          checkboxSelection
          keepNonExistentRowsSelected
          disableRowSelectionExcludeModel
          onRowSelectionModelChange={({ ids }) => setChosen([...ids])}
          disableColumnFilter
          pageSizeOptions={[5]}
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 5 } },
          }}
        />
      </div>
      <Typography role="status" variant="body2">
        {chosen.length === 0 ? 'Nothing chosen yet' : chosen.join(', ')}
      </Typography>
    </Stack>
  );
}
