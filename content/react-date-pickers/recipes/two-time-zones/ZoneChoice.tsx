import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['Europe/Vienna', 'Africa/Nairobi', 'America/Bogota'];

export default function ZoneChoice() {
  const [zone, setZone] = useState(zones[0]);
  const [value, setValue] = useState<Dayjs | null>(
    dayjs.tz('2025-04-17T19:30', zones[0]),
  );
  const chooseZone = (next: string) => {
    setZone(next);
    // The clock stays as it is, the moment changes.
    if (value?.isValid()) setValue(value.tz(next, true));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Webinar begins"
          value={value}
          onChange={setValue}
          ampm={false}
        />
        <TextField
          select
          label="Time zone"
          value={zone}
          onChange={({ target }) => chooseZone(target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" role="status">
          <bdi>{value?.isValid() ? value.toISOString() : '–'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
