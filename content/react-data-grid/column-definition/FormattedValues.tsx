import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

const columns: GridColDef<Sailing>[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'dateTime',
    width: 100,
    valueFormatter: (departs: Date) => time.format(departs),
  },
  {
    field: 'minutes',
    headerName: 'Crossing',
    type: 'number',
    width: 120,
    valueFormatter: (minutes: number) =>
      minutes < 60
        ? `${minutes} min`
        : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  },
  {
    field: 'carDeck',
    headerName: 'Car deck',
    type: 'number',
    width: 110,
    valueGetter: (_, { cars, carSpaces }) =>
      carSpaces === 0 ? null : cars / carSpaces,
    valueFormatter: (share: number | null) =>
      share === null ? 'no cars' : percent.format(share),
  },
];

export default function FormattedValues() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Crossings"
        rows={sailings}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
