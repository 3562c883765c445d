import { useEffect, useState } from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { findParcels } from '../../parcelServer.js';
import type { Parcel } from '../../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90, filterable: false },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['in transit', 'at the depot', 'delivered'],
    width: 130,
  },
];

const none: GridFilterModel = { items: [] };

export default function FilterOnServer() {
  const [filterModel, setFilterModel] = useState(none);
  const [answer, setAnswer] = useState<{ of: unknown; rows: Parcel[] }>();

  useEffect(() => {
    let outdated = false;
    void findParcels({ filterModel }).then(({ rows }) => {
      if (!outdated) setAnswer({ of: filterModel, rows });
    });
    return () => {
      outdated = true;
    };
  }, [filterModel]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={answer?.rows}
        columns={columns}
        disableColumnSorting
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        loading={answer?.of !== filterModel}
        showToolbar
        hideFooter
      />
    </div>
  );
}
