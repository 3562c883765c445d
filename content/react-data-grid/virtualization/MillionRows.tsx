import { useMemo, useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Reading', type: 'number', width: 110 },
  {
    field: 'time',
    headerName: 'Time',
    type: 'dateTime',
    flex: 1,
    minWidth: 180,
  },
  { field: 'level', headerName: 'Water level', type: 'number', width: 120 },
];

const start = Date.UTC(2025, 0, 1);

/** Stands for a request: a reading every 30 seconds, for almost a year. */
const reading = (index: number) => ({
  id: index + 1,
  time: new Date(start + index * 30_000),
  level: Math.round(250 + 120 * Math.sin(index / 740)),
});

export default function MillionRows() {
  const [model, setModel] = useState({ page: 0, pageSize: 100 });
  const rows = useMemo(() => {
    const first = model.page * model.pageSize;
    return Array.from({ length: model.pageSize }, (_, at) =>
      reading(first + at),
    );
  }, [model]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="One million water levels"
        rows={rows}
        columns={columns}
        rowCount={1_000_000}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[50, 100]}
        density="compact"
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
