import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, expenses, type Expense } from './expenses.js';
import { FaultList } from './FaultList.js';
import { faultsOf, type Fault } from './faults.js';
import { keepEnter } from './keepEnter.js';

export default function CheckedExpenses() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(expenses);
  const [tried, setTried] = useState(false);
  const faults = tried ? faultsOf(rows) : [];

  const goTo = ({ id, field }: Fault) => {
    const api = apiRef.current!;
    const rowIndex = api.getRowIndexRelativeToVisibleRows(id);
    api.scrollToIndexes({ rowIndex, colIndex: api.getColumnIndex(field) });
    api.setCellFocus(id, field);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = faultsOf(rows);
    if (first) goTo(first);
  };

  return (
    <Stack component="form" onSubmit={send} spacing={2} sx={{ width: '100%' }}>
      {tried && <FaultList faults={faults} onSelect={goTo} />}
      <div style={{ height: 266 }} onKeyDown={keepEnter}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Expenses with checks"
          rows={rows}
          columns={columns}
          processRowUpdate={(row: Expense) => {
            setRows(rows.map((one) => (one.id === row.id ? row : one)));
            return row;
          }}
          getCellClassName={({ id, field }) => {
            const here = (one: Fault) => one.id === id && one.field === field;
            return faults.some(here) ? 'fault' : '';
          }}
          hideFooter
          sx={(theme) => ({
            '& .fault': {
              boxShadow: `inset 0 0 0 2px ${(theme.vars ?? theme).palette.error.main}`,
            },
          })}
        />
      </div>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Send
      </Button>
    </Stack>
  );
}
