import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  {
    field: 'title',
    headerName: 'Book',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        <Typography variant="subtitle2">{row.title}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {row.author}
        </Typography>
      </div>
    ),
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

export default function QuietList() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        columnHeaderHeight={0}
        rowHeight={64}
        hideFooter
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.row}`]: { borderRadius: 2 },
          [`& .${gridClasses.columnHeaders}`]: { visibility: 'hidden' },
        }}
      />
    </div>
  );
}
