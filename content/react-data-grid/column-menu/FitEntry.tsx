import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book' },
  { field: 'author', headerName: 'Author' },
  { field: 'reader', headerName: 'Reader' },
];

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        void apiRef.current.autosizeColumns({
          columns: [colDef.field],
          includeOutliers: true,
        });
      }}
    >
      Fit to the content
    </MenuItem>
  );
}

function MenuWithFit(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ fitItem: FitItem }}
      slotProps={{ fitItem: { displayOrder: 15 } }}
    />
  );
}

export default function FitEntry() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        slots={{ columnMenu: MenuWithFit }}
        hideFooter
      />
    </div>
  );
}
