import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', width: 130 },
];

/** Stands for your request. */
function fetchLoans(signal: AbortSignal): Promise<Loan[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(loans.slice(0, 5)), 1200);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The request was canceled.'));
    });
  });
}

export default function LoadedLoans() {
  const [rows, setRows] = useState<Loan[]>();
  const [request, setRequest] = useState(1);

  useEffect(() => {
    const controller = new AbortController();
    fetchLoans(controller.signal).then(setRows, () => {});
    return () => controller.abort();
  }, [request]);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() => {
          setRows(undefined);
          setRequest((count) => count + 1);
        }}
      >
        Load again
      </Button>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Books on loan"
          rows={rows}
          columns={columns}
          loading={rows === undefined}
          hideFooter
        />
      </div>
    </Stack>
  );
}
