import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const people = [
  { name: 'Inês, Lisbon', zone: 'Europe/Lisbon' },
  { name: 'Ravi, Mumbai', zone: 'Asia/Kolkata' },
];

function comment(hour: number): string {
  if (hour < 7 || hour >= 22) return 'asleep';
  return hour < 9 || hour >= 18 ? 'at home' : 'at work';
}

export default function CallTimes() {
  const [value, setValue] = useState<Dayjs | null>(
    dayjs.tz('2025-04-17T14:00', 'Europe/Lisbon'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {people.map(({ name, zone }) => (
          <div key={zone}>
            <DateTimePicker
              label={name}
              timezone={zone}
              value={value}
              onChange={setValue}
              ampm={false}
              sx={{ width: '100%' }}
            />
            <Typography variant="body2" role="status">
              {value?.isValid() ? comment(value.tz(zone).hour()) : '–'}
            </Typography>
          </div>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
