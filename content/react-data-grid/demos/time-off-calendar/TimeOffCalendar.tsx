import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columnsOf, weeksOf, year } from './columns.js';
import { leaves, people, type Leave, type Person } from './people.js';

const months: [number, string][] = [
  [6, 'June'],
  [7, 'July'],
  [8, 'August'],
];

export default function TimeOffCalendar() {
  const [rows, setRows] = useState(people);
  const [month, setMonth] = useState(6);
  const [leave, setLeave] = useState<Leave>(leaves[0]);
  const columns = useMemo(() => columnsOf(month), [month]);
  const weeks = useMemo(() => weeksOf(month), [month]);

  // A free day gets the chosen kind of leave, another day becomes free.
  const change = (person: Person, field: string) => {
    const date = new Date(`${year}-${field}`);
    if (!field.includes('-') || [0, 6].includes(date.getDay())) return;
    const { [field]: before, ...days } = person.days;
    if (!before) days[field] = leave;
    setRows((old) =>
      old.map((row) => (row.id === person.id ? { ...row, days } : row)),
    );
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Stack direction="row">
          {months.map(([number, name]) => (
            <Button
              key={name}
              variant={number === month ? 'contained' : 'text'}
              aria-pressed={number === month}
              onClick={() => setMonth(number)}
            >
              {name}
            </Button>
          ))}
        </Stack>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Kind of leave"
          value={leave}
          onChange={(_, value: Leave | null) => value && setLeave(value)}
        >
          {leaves.map((kind) => (
            <ToggleButton key={kind} value={kind}>
              {kind}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Typography variant="body2">
        Click a day, or press Space on it, to enter or remove leave.
      </Typography>
      <div style={{ height: 'min(440px, 80dvh)' }}>
        <DataGrid
          label="Time off"
          rows={rows}
          columns={columns}
          columnGroupingModel={weeks}
          density="compact"
          hideFooter
          showCellVerticalBorder
          disableRowSelectionOnClick
          onCellClick={({ row, field }) => change(row as Person, field)}
          onCellKeyDown={({ row, field }, event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            event.defaultMuiPrevented = true;
            change(row as Person, field);
          }}
          sx={{
            [`& .${gridClasses.cell}`]: { px: 0.5 },
            [`& .${gridClasses.columnHeader}`]: { px: 0.5 },
            '& .free': { cursor: 'pointer' },
            '& .weekend': { bgcolor: 'action.hover' },
            '& .leave': { fontWeight: 600, cursor: 'pointer' },
            '& .kind0': {
              bgcolor: 'success.main',
              color: 'success.contrastText',
            },
            '& .kind1': { bgcolor: 'error.main', color: 'error.contrastText' },
            '& .kind2': { bgcolor: 'info.main', color: 'info.contrastText' },
          }}
        />
      </div>
    </Stack>
  );
}
