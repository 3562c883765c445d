import { useLayoutEffect, useRef } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';

const readers = [...new Set(loans.map(({ reader }) => reader))];

function EditReader(props: GridRenderEditCellParams<Loan, string>) {
  const { id, field, value, hasFocus } = props;
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      options={readers}
      value={value || null}
      onChange={(_, reader) =>
        apiRef.current.setEditCellValue({ id, field, value: reader })
      }
      sx={{ mx: 1, alignSelf: 'center' }}
      renderInput={(params) => (
        <TextField {...params} variant="standard" inputRef={input} />
      )}
    />
  );
}

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  {
    field: 'reader',
    headerName: 'Reader',
    width: 200,
    editable: true,
    renderEditCell: (params) => <EditReader {...params} />,
  },
];

export default function ReaderSearch() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Loans" rows={loans} columns={columns} hideFooter />
    </div>
  );
}
