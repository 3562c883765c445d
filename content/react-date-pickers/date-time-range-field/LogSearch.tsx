import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

const alarm = dayjs('2025-04-17T03:12:40');
const windows = [5, 30, 120];

export default function LogSearch() {
  const [from, setFrom] = useState<Dayjs | null>(alarm.subtract(5, 'minute'));
  const [to, setTo] = useState<Dayjs | null>(alarm.add(5, 'minute'));
  const shared = { format: 'YYYY-MM-DD HH:mm:ss', ampm: false };
  const around = (minutes: number) => {
    setFrom(alarm.subtract(minutes, 'minute'));
    setTo(alarm.add(minutes, 'minute'));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Log from"
          value={from}
          onChange={setFrom}
          {...shared}
        />
        <DateTimeField
          label="Log until"
          value={to}
          onChange={setTo}
          minDateTime={from?.isValid() ? from : undefined}
          {...shared}
        />
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography variant="body2">Minutes around the alarm:</Typography>
          {windows.map((minutes) => (
            <Button
              key={minutes}
              variant="outlined"
              sx={{ minWidth: 0 }}
              onClick={() => around(minutes)}
            >
              {minutes}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
