import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { orders } from '../orders.js';

type Answer = Pick<DataGridProps, 'filterModel' | 'sortModel'>;

const states = ['waiting', 'in work', 'ready'];
const columns: DataGridProps['columns'] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: states,
  },
];

/** Stands in for a language model: it knows a few words, and answers in the same form. */
async function resolve(prompt: string): Promise<Answer> {
  const has = (word: string) => prompt.toLowerCase().includes(word);
  const status = states.find(has);
  const item = { field: 'status', operator: 'is', value: status };
  return Promise.resolve({
    filterModel: { items: status ? [item] : [] },
    sortModel: has('longest') ? [{ field: 'hours', sort: 'desc' }] : [],
  });
}

export default function WordsToModels() {
  const [prompt, setPrompt] = useState('Waiting orders, longest first');
  const [answer, setAnswer] = useState<Answer>({});
  const change = (next: Answer) => setAnswer((old) => ({ ...old, ...next }));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        label="Prompt"
        value={prompt}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <Button onClick={() => void resolve(prompt).then(change)}>Send</Button>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders for a prompt"
          {...{ rows: orders, columns, ...answer }}
          onFilterModelChange={(next) => change({ filterModel: next })}
          onSortModelChange={(next) => change({ sortModel: next })}
          hideFooter
        />
      </div>
    </Stack>
  );
}
