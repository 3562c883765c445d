import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  MultiSectionDigitalClock,
} from '@mui/x-date-pickers';

// What screen readers say begins with what the columns show.
const twoDigits = (number: string) => number.padStart(2, '0');
const localeText = {
  hoursClockNumberText: (hours: string) => `${twoDigits(hours)} hours`,
  minutesClockNumberText: (minutes: string) => `${twoDigits(minutes)} minutes`,
  secondsClockNumberText: (seconds: string) => `${twoDigits(seconds)} seconds`,
};

export default function TimeColumns() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-06-14T18:10:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <MultiSectionDigitalClock
          value={time}
          onChange={setTime}
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ hours: 1, minutes: 10, seconds: 30 }}
          ampm={false}
        />
        <Typography role="status">
          {time && `The gong sounds at ${time.format('HH:mm:ss')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
