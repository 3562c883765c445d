import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, LocalizationProvider } from '@mui/x-date-pickers';

export default function TableTimes() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-06-14T19:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DigitalClock
          value={time}
          onChange={setTime}
          timeStep={30}
          minTime={dayjs('2025-06-14T17:30')}
          maxTime={dayjs('2025-06-14T21:30')}
          skipDisabled
          ampm={false}
        />
        <Typography role="status">
          {time && `A table for you at ${time.format('HH:mm')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
