import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = [
  { name: 'America/New_York', label: 'Departure, New York' },
  { name: 'Asia/Tokyo', label: 'On clocks in Tokyo' },
];

export default function OneInstant() {
  const [value, setValue] = useState<Dayjs | null>(
    dayjs.tz('2025-04-17T13:00', 'America/New_York'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {zones.map(({ name, label }) => (
          <DateTimeField
            key={name}
            label={label}
            timezone={name}
            value={value}
            onChange={setValue}
            ampm={false}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
