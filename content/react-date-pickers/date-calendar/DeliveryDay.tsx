import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

export default function DeliveryDay() {
  const [day, setDay] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          referenceDate={dayjs('2025-04-08')}
          minDate={dayjs('2025-04-08')}
          maxDate={dayjs('2025-05-16')}
          shouldDisableDate={(date) => date.day() === 0}
          views={['day']}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status">
          {day
            ? `The vegetables come on ${day.format('MMMM D')}.`
            : 'On which day may we deliver?'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
