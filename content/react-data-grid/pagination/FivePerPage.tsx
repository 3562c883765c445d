import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

export default function FivePerPage() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        pageSizeOptions={[5, 10, 25]}
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 5 } },
        }}
      />
    </div>
  );
}
