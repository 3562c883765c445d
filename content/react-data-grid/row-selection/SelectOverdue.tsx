import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

const today = new Date(2025, 9, 1);

export default function SelectOverdue() {
  const apiRef = useGridApiRef();
  const select = (ids: number[]) =>
    apiRef.current?.setRowSelectionModel({
      type: 'include',
      ids: new Set(ids),
    });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() =>
            select(loans.filter(({ due }) => due < today).map(({ id }) => id))
          }
        >
          Select what is overdue
        </Button>
        <Button onClick={() => select([])}>Select nothing</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Books on loan"
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          checkboxSelection
        />
      </div>
    </Stack>
  );
}
