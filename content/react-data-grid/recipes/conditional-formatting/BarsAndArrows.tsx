import DownIcon from '@mui/icons-material/ArrowDownward';
import FlatIcon from '@mui/icons-material/ArrowForward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { towns, type Town } from './towns.js';

const most = Math.max(...towns.map(({ sold }) => sold));

const columns: GridColDef<Town>[] = [
  { field: 'name', headerName: 'Town', flex: 1, minWidth: 110 },
  {
    field: 'sold',
    headerName: 'Tickets sold',
    type: 'number',
    flex: 2,
    minWidth: 130,
    renderCell: ({ value, formattedValue }) => (
      <div
        className="amount"
        style={{ backgroundSize: `${(100 * Number(value)) / most}% 60%` }}
      >
        {formattedValue}
      </div>
    ),
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    display: 'flex',
    valueFormatter: (value: number) => `${value > 0 ? '+' : ''}${value} %`,
    cellClassName: ({ value }) =>
      value > 2 ? 'rising' : value < -2 ? 'falling' : '',
    renderCell: ({ value, formattedValue }) => {
      const Arrow = value > 2 ? UpIcon : value < -2 ? DownIcon : FlatIcon;
      return [<Arrow key="arrow" fontSize="small" />, formattedValue];
    },
  },
];

export default function BarsAndArrows() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Tickets by town"
        rows={towns}
        columns={columns}
        hideFooter
        sx={{
          '& .amount': {
            background: 'linear-gradient(#8886 0 0) no-repeat left center',
          },
          '& .rising': { fontWeight: 700 },
          '& .falling': { fontWeight: 700, textDecoration: 'underline' },
        }}
      />
    </div>
  );
}
