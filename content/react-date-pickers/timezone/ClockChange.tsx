import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Europe/Berlin';
const evening = dayjs.tz('2025-03-29T22:00', zone);

export default function ClockChange() {
  const [value, setValue] = useState<Dayjs | null>(evening);
  const utcTime = value?.isValid() ? value.utc().format('HH:mm') : '–';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
        <DateTimeField
          label="Night shift ends, Berlin"
          timezone={zone}
          value={value}
          onChange={setValue}
          ampm={false}
        />
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            onClick={() => setValue(evening.add(8, 'hour').tz(zone))}
          >
            8 hours later
          </Button>
          <Button
            variant="outlined"
            onClick={() => setValue(dayjs.tz('2025-03-30T06:00', zone))}
          >
            6:00 the next day
          </Button>
        </Stack>
        <Typography variant="body2" role="status">
          UTC: {utcTime}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
