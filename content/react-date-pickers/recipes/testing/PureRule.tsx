import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

/** Bulky waste is collected on the first Tuesday of a month. */
export function isCollection(day: Dayjs): boolean {
  return day.day() === 2 && day.date() <= 7;
}

export default function PureRule() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-06'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={day}
        onChange={setDay}
        shouldDisableDate={(one) => !isCollection(one)}
        disableHighlightToday
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
