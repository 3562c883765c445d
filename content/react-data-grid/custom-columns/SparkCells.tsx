import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Bed {
  id: number;
  name: string;
  moisture: number[];
}

const beds: Bed[] = [
  { id: 1, name: 'North window', moisture: [41, 44, 39, 36, 52, 48, 45] },
  { id: 2, name: 'Palm house', moisture: [63, 61, 64, 66, 65, 62, 63] },
  { id: 3, name: 'Cold frame', moisture: [38, 35, 31, 28, 24, 47, 44] },
];

const columns: GridColDef<Bed>[] = [
  { field: 'name', headerName: 'Bed', flex: 1, minWidth: 120 },
  {
    field: 'today',
    headerName: 'Moisture today',
    type: 'number',
    width: 140,
    valueGetter: (_, bed) => bed.moisture.at(-1),
    valueFormatter: (value: number) => `${value} %`,
  },
  {
    field: 'moisture',
    headerName: 'Last week',
    width: 150,
    display: 'flex',
    sortable: false,
    filterable: false,
    valueFormatter: (week: number[]) => week.join(', '),
    renderCell: ({ value, formattedValue }) => (
      <span role="img" aria-label={formattedValue}>
        <SparkLineChart data={value} width={130} height={36} />
      </span>
    ),
  },
];

export default function SparkCells() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Soil moisture"
        rows={beds}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
