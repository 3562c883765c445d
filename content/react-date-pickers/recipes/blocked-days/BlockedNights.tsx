import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';
import { holidays, taken } from './cabin.js';

const keyOf = (day: Dayjs) => day.format('YYYY-MM-DD');

function reasonFor(day: Dayjs | null): string | undefined {
  if (!day?.isValid()) return undefined;
  if (holidays[keyOf(day)]) return holidays[keyOf(day)];
  if (taken.has(keyOf(day))) return 'Taken that night';
  return day.day() === 0 ? 'No arrivals on Sundays' : undefined;
}

export default function BlockedNights() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-06-14'));
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Arrival at the cabin"
          value={day}
          onChange={setDay}
          minDate={dayjs('2025-06-01')}
          maxDate={dayjs('2025-06-30')}
          shouldDisableDate={(one) => reasonFor(one) !== undefined}
          onError={setError}
          slotProps={{
            textField: { helperText: error ? reasonFor(day) : ' ' },
          }}
        />
        <Typography variant="body2" role="status">
          {!error && day?.isValid() ? 'The cabin is free.' : 'Not possible.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
