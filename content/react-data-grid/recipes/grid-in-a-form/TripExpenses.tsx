import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, expenses, type Expense } from './expenses.js';
import { keepEnter } from './keepEnter.js';

export default function TripExpenses() {
  const [rows, setRows] = useState(expenses);
  const [sent, setSent] = useState('');

  const save = (row: Expense) => {
    setRows((old) => old.map((one) => (one.id === row.id ? row : one)));
    return row;
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent([...data].map(([name, value]) => `${name}=${value}`).join('\n'));
  };

  return (
    <Stack component="form" onSubmit={send} spacing={2} sx={{ width: '100%' }}>
      <TextField name="trip" label="Trip" defaultValue="Leipzig" size="small" />
      <input type="hidden" name="expenses" value={JSON.stringify(rows)} />
      <div style={{ height: 266 }} onKeyDown={keepEnter}>
        <DataGrid
          aria-label="Expenses"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          hideFooter
        />
      </div>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Send
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {sent}
      </Typography>
    </Stack>
  );
}
