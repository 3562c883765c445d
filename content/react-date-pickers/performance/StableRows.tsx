import { memo, useCallback, useRef, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';
import { parcels } from './parcels.js';

interface RowProps {
  id: number;
  to: string;
  day: Dayjs | null;
  onDay: (id: number, day: Dayjs | null) => void;
}

const Row = memo(function Row({ id, to, day, onDay }: RowProps) {
  const renders = useRef(0);
  renders.current += 1;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <DateField
        size="small"
        label={to}
        value={day}
        onChange={(next) => onDay(id, next)}
      />
      <Typography variant="body2">{renders.current} ×</Typography>
    </Stack>
  );
});

const start = parcels.map((row) => ({ ...row, day: dayjs(row.day) }));

export default function StableRows() {
  const [rows, setRows] = useState<Omit<RowProps, 'onDay'>[]>(start);
  const save = useCallback(
    (id: number, day: Dayjs | null) =>
      setRows((all) =>
        all.map((row) => (row.id === id ? { ...row, day } : row)),
      ),
    [],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%' }}>
        {rows.map((row) => (
          <Row key={row.id} {...row} onDay={save} />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
