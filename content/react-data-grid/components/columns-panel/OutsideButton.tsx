import { useState } from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 130 },
  { field: 'branch', headerName: 'Branch' },
];

export default function OutsideButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = useState<HTMLElement | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <Button
        ref={setButton}
        sx={{ mb: 1 }}
        onClick={() =>
          apiRef.current!.showPreferences(GridPreferencePanelsValue.columns)
        }
      >
        What to show
      </Button>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Loans"
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          slotProps={{ panel: { target: button } }}
          hideFooter
        />
      </div>
    </div>
  );
}
