import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title of the book', flex: 1, minWidth: 120 },
  {
    field: 'renewals',
    headerName: 'Number of renewals so far',
    type: 'number',
    width: 110,
  },
  {
    field: 'reserved',
    headerName: 'Reserved by someone else',
    type: 'boolean',
    width: 120,
  },
];

export default function WrappedTitles() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        columnHeaderHeight={76}
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: {
            whiteSpace: 'normal',
            lineHeight: 1.25,
          },
        }}
      />
    </div>
  );
}
