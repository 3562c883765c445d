import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  {
    field: 'minutes',
    headerName: 'Min.',
    description: 'Minutes from pier to pier, without boarding',
    type: 'number',
    width: 90,
  },
  {
    field: 'load',
    headerName: 'Load',
    description: 'Share of the car deck that is booked',
    type: 'number',
    width: 100,
    valueGetter: (_, { cars, carSpaces }) =>
      carSpaces === 0 ? null : Math.round((cars / carSpaces) * 100),
    valueFormatter: (share: number | null) =>
      share === null ? '' : `${share} %`,
  },
];

export default function ExplainedTitles() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Sailings"
        rows={sailings}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
