import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function ShiftPickers() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2025-04-17T09:00'));
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2025-04-17T12:30'));
  const minutes =
    start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : 0;
  const shared = { ampm: false, timeSteps: { minutes: 15 } };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <TimePicker
          label="Shift begins"
          value={start}
          onChange={setStart}
          {...shared}
        />
        <TimePicker
          label="Shift ends"
          value={end}
          onChange={setEnd}
          minTime={start?.isValid() ? start.add(15, 'minute') : undefined}
          referenceDate={start?.isValid() ? start : undefined}
          {...shared}
        />
        <Typography variant="body2" role="status">
          Hours: {Math.max(minutes / 60, 0)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
