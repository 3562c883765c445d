import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book' },
  { field: 'author', headerName: 'Author' },
  { field: 'reader', headerName: 'Reader' },
  { field: 'renewals', headerName: 'Renewals', type: 'number' },
];

export default function FitToContent() {
  const apiRef = useGridApiRef();
  const [expand, setExpand] = useState(true);
  const options = { includeOutliers: true, expand };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          onClick={() => void apiRef.current?.autosizeColumns(options)}
        >
          Fit the columns
        </Button>
        <FormControlLabel
          label="Fill the width"
          control={<Switch checked={expand} />}
          onChange={(_, checked) => setExpand(checked)}
        />
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Books on loan"
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          autosizeOptions={options}
          hideFooter
        />
      </div>
    </Stack>
  );
}
