import { useEffect, useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { findNextParcels } from '../parcelServer.js';
import type { Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

type Answer = Awaited<ReturnType<typeof findNextParcels>> & { of: unknown };

export default function NextOnly() {
  const [model, setModel] = useState({ page: 0, pageSize: 10 });
  const [rowCount, setRowCount] = useState(-1);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    let outdated = false;
    void findNextParcels(model.page, model.pageSize).then((found) => {
      if (!outdated) setAnswer({ of: model, ...found });
    });
    return () => {
      outdated = true;
    };
  }, [model]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={answer?.rows}
        columns={columns}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={answer?.meta}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[10]}
        loading={answer?.of !== model}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
