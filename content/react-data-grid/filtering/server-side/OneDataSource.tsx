import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { findParcels } from '../../parcelServer.js';
import type { Parcel } from '../../parcels.js';

/** The server knows a few operators only. */
const text = getGridStringOperators().filter((one) => one.value === 'contains');
const limits = getGridNumericOperators().filter((one) =>
  ['>=', '<='].includes(one.value),
);

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90, filterOperators: text },
  {
    field: 'recipient',
    headerName: 'Recipient',
    flex: 1,
    minWidth: 130,
    filterOperators: text,
  },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
    filterOperators: limits,
  },
];

const dataSource: GridDataSource = {
  getRows: (query) => findParcels(query),
};

export default function OneDataSource() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        columns={columns}
        dataSource={dataSource}
        showToolbar
        pageSizeOptions={[10, 25]}
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 10 } },
        }}
      />
    </div>
  );
}
