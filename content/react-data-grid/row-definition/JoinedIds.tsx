import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  bed: string;
  hour: number;
  temperature: number;
}

const readings: Reading[] = [
  { bed: 'Palm house', hour: 6, temperature: 21.4 },
  { bed: 'Palm house', hour: 12, temperature: 25.9 },
  { bed: 'Cold frame', hour: 6, temperature: 4.2 },
  { bed: 'Cold frame', hour: 12, temperature: 11.8 },
];

const columns: GridColDef<Reading>[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 120 },
  {
    field: 'hour',
    headerName: 'Time',
    type: 'number',
    width: 90,
    valueFormatter: (hour: number) => `${hour}:00`,
  },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
];

const getReadingId = ({ bed, hour }: Reading) => `${bed}/${hour}`;

export default function JoinedIds() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Temperatures"
        rows={readings}
        columns={columns}
        getRowId={getReadingId}
        hideFooter
      />
    </div>
  );
}
