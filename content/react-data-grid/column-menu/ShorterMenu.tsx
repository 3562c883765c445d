import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 130 },
  { field: 'due', headerName: 'Due', type: 'date', width: 130 },
];

function FilterFirst(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null }}
      slotProps={{ columnMenuFilterItem: { displayOrder: 0 } }}
    />
  );
}

export default function ShorterMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        slots={{ columnMenu: FilterFirst }}
        hideFooter
      />
    </div>
  );
}
