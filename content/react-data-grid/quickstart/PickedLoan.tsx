import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 130 },
];

export default function PickedLoan() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set<GridRowId>([4]),
  });
  const loan = loans.find(({ id }) => selection.ids.has(id));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Books on loan"
          rows={loans}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <Typography role="status">
        {loan
          ? `${loan.title} is with ${loan.reader}.`
          : 'Select a book to see who has it.'}
      </Typography>
    </Stack>
  );
}
