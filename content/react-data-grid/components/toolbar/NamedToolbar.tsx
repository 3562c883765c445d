import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

export default function NamedToolbar() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Loans"
        rows={loans}
        columns={columns}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'loans' },
            printOptions: { disableToolbarButton: true },
          },
        }}
        hideFooter
      />
    </div>
  );
}
