import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

export default function TripTimes() {
  const [out, setOut] = useState<Dayjs | null>(dayjs('2025-08-02T08:30'));
  const [back, setBack] = useState<Dayjs | null>(dayjs('2025-08-02T07:45'));
  const [tooEarly, setTooEarly] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Out of the harbor"
          ampm={false}
          value={out}
          onChange={setOut}
        />
        <DateTimeField
          label="Back in the harbor"
          ampm={false}
          value={back}
          onChange={setBack}
          minDateTime={out?.isValid() ? out : undefined}
          onError={(error) => setTooEarly(/^min/.test(error ?? ''))}
          helperText={tooEarly ? 'Back before the trip began?' : ' '}
        />
      </Stack>
    </LocalizationProvider>
  );
}
