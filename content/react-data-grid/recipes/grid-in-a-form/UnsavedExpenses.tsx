import { useEffect, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, expenses, type Expense } from './expenses.js';
import { keepEnter } from './keepEnter.js';
import { changedRows, store } from './store.js';

export default function UnsavedExpenses() {
  const [stored, setStored] = useState(expenses);
  const [rows, setRows] = useState(expenses);
  const [saving, setSaving] = useState(false);
  const changed = changedRows(rows, stored).length;

  useEffect(() => {
    if (changed === 0) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const answer = await store(rows);
    setStored(answer);
    setRows(answer);
    setSaving(false);
  };

  return (
    <Stack component="form" onSubmit={send} spacing={2} sx={{ width: '100%' }}>
      <div style={{ height: 266 }} onKeyDown={keepEnter}>
        <DataGrid
          aria-label="Expenses to save"
          rows={rows}
          columns={columns}
          isCellEditable={() => !saving}
          loading={saving}
          processRowUpdate={(row: Expense) => {
            setRows(rows.map((one) => (one.id === row.id ? row : one)));
            return row;
          }}
          hideFooter
        />
      </div>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button type="submit" variant="contained" loading={saving}>
          Save
        </Button>
        <Button onClick={() => setRows(stored)}>Discard</Button>
        <Typography role="status" variant="body2">
          {saving ? 'Saving …' : `Lines with changes: ${changed}`}
        </Typography>
      </Stack>
    </Stack>
  );
}
