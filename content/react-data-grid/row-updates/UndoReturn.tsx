import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

export default function UndoReturn() {
  const [rows, setRows] = useState(loans);
  const [undo, setUndo] = useState<Loan>();

  const columns = useMemo<GridColDef<Loan>[]>(
    () => [
      { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
      {
        field: 'return',
        headerName: 'Return',
        width: 120,
        sortable: false,
        display: 'flex',
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Return ${row.title}`}
            onClick={() => {
              setRows((old) => old.filter((loan) => loan !== row));
              setUndo(row);
            }}
          >
            Return
          </Button>
        ),
      },
    ],
    [],
  );

  const bringBack = () => {
    setRows((old) => loans.filter((one) => one === undo || old.includes(one)));
    setUndo(undefined);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 270 }}>
        <DataGrid aria-label="Loans" rows={rows} columns={columns} hideFooter />
      </div>
      <Alert
        role="status"
        severity={undo ? 'success' : 'info'}
        sx={{ mt: 1 }}
        action={undo && <Button onClick={bringBack}>Undo</Button>}
      >
        {undo ? `${undo.title} was returned.` : 'Nothing returned yet.'}
      </Alert>
    </div>
  );
}
