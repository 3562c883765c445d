import { useEffect, useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { findParcels } from '../parcelServer.js';
import type { Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

interface Answer {
  of: unknown;
  rows: Parcel[];
  rowCount: number;
}

export default function ServerPages() {
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    let outdated = false;
    void findParcels({ paginationModel: model }).then((found) => {
      if (!outdated) setAnswer({ of: model, ...found });
    });
    return () => {
      outdated = true;
    };
  }, [model]);

  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={answer?.rows}
        rowCount={answer?.rowCount ?? 0}
        columns={columns}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5, 10, 25]}
        loading={answer?.of !== model}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
