import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../../loans.js';
import { none, prompts } from './prompts.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'branch', headerName: 'Branch', width: 100 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 110 },
];

export default function AskedBefore() {
  const [filterModel, setFilterModel] = useState(none);
  const [asked, setAsked] = useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {prompts.map(([prompt, model]) => (
          <Button
            key={prompt}
            variant="outlined"
            onClick={() => {
              setFilterModel(model);
              setAsked((old) => [prompt, ...old].slice(0, 3));
            }}
          >
            {prompt}
          </Button>
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        {asked.length ? `Asked: ${asked.join(' ← ')}` : 'Nothing asked yet.'}
      </Typography>
      <div style={{ height: 290 }}>
        <DataGrid
          aria-label="Loans"
          rows={loans}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
