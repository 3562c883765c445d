import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);

export default function UtcMeeting() {
  const [value, setValue] = useState<Dayjs | null>(
    dayjs.utc('2025-04-17T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Satellite pass (UTC)"
          value={value}
          onChange={setValue}
          ampm={false}
        />
        <Typography variant="body2" role="status">
          Stored: <bdi>{value?.isValid() ? value.toISOString() : '–'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
