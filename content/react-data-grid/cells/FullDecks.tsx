import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  {
    field: 'load',
    headerName: 'Car deck',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => (row.carSpaces ? row.cars / row.carSpaces : null),
    valueFormatter: (load: number | null) => {
      if (load === null) return 'no cars';
      return load === 1 ? 'full' : `${Math.round(load * 100)} %`;
    },
  },
];

export default function FullDecks() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Sailings and how full they are"
        rows={sailings}
        columns={columns}
        getCellClassName={({ field, value }) => {
          if (field !== 'load' || typeof value !== 'number') return '';
          if (value > 0.8) return 'crowded';
          return value < 0.4 ? 'roomy' : '';
        }}
        hideFooter
        sx={{
          '& .crowded': {
            bgcolor: 'error.main',
            color: 'error.contrastText',
            fontWeight: 600,
          },
          '& .roomy': {
            bgcolor: 'success.main',
            color: 'success.contrastText',
          },
        }}
      />
    </div>
  );
}
