import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeClock } from '@mui/x-date-pickers';

export default function LessonClock() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-05-12T16:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Typography role="status" variant="h5" component="p">
          {time?.format('HH:mm')}
        </Typography>
        <TimeClock
          value={time}
          onChange={setTime}
          ampm={false}
          showViewSwitcher
        />
      </Stack>
    </LocalizationProvider>
  );
}
