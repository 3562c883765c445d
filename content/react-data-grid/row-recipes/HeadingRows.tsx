import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

interface Heading {
  id: string;
  heading: string;
}

const rows: (Sailing | Heading)[] = ['Petrel', 'Guillemot', 'Tern'].flatMap(
  (heading) => [
    { id: heading, heading },
    ...sailings.filter(({ ship }) => ship === heading),
  ],
);

const columns: GridColDef<Sailing | Heading>[] = [
  {
    field: 'id',
    headerName: 'No.',
    width: 80,
    colSpan: (_, row) => ('heading' in row ? 3 : 1),
  },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

export default function HeadingRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Sailings under the names of their ships"
        rows={rows}
        columns={columns}
        density="compact"
        disableColumnSorting
        disableColumnFilter
        isRowSelectable={({ row }) => !('heading' in row)}
        getRowClassName={({ row }) => ('heading' in row ? 'heading' : '')}
        hideFooter
        sx={{ '& .heading': { bgcolor: 'action.hover', fontWeight: 600 } }}
      />
    </div>
  );
}
