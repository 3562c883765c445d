import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

export default function ShiftLength() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2025-05-12T22:15'));
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2025-05-12T06:30'));

  const isComplete = start?.isValid() && end?.isValid();
  const difference = end?.diff(start, 'minute') ?? 0;
  const minutes = (difference + 1440) % 1440;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField
          label="Shift begins"
          format="HH:mm"
          minutesStep={15}
          value={start}
          onChange={setStart}
        />
        <TimeField
          label="Shift ends"
          format="HH:mm"
          minutesStep={15}
          value={end}
          onChange={setEnd}
        />
        <Typography role="status">
          {isComplete
            ? `${Math.floor(minutes / 60)} h ${minutes % 60} min`
            : 'Enter both times.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
