import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  type GridColDef,
  type GridOverlayProps,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 110 },
];

function LoadError({ onRetry }: GridOverlayProps & { onRetry?: () => void }) {
  return (
    <GridOverlay role="row" sx={{ p: 2 }}>
      <div role="gridcell">
        <Alert
          severity="error"
          action={<Button onClick={onRetry}>Try again</Button>}
        >
          The loans could not be loaded.
        </Alert>
      </div>
    </GridOverlay>
  );
}

export default function FailedLoad() {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(-1);

  useEffect(() => {
    const timer = setTimeout(() => setLoaded(attempt), 900);
    return () => clearTimeout(timer);
  }, [attempt]);

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loaded > 0 ? loans : []}
        columns={columns}
        loading={loaded < attempt}
        slots={{ noRowsOverlay: LoadError }}
        slotProps={{
          noRowsOverlay: { onRetry: () => setAttempt(1) } as object,
        }}
        hideFooter
      />
    </div>
  );
}
