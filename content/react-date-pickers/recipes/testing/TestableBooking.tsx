import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker, LocalizationProvider } from '@mui/x-date-pickers';

/** Today is a prop, so a test decides which day it is. */
export default function TestableBooking({ today = '2025-04-17' }) {
  const [day, setDay] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DesktopDatePicker
          name="visit"
          label="Visit"
          value={day}
          onChange={setDay}
          minDate={dayjs(today)}
          referenceDate={dayjs(today)}
          reduceAnimations
        />
        <Typography variant="body2" role="status">
          {day?.isValid() && !day.isBefore(today, 'day')
            ? `See you on ${day.format('MMMM D')}!`
            : 'No visit yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
