import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

export default function StillCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        disableHighlightToday
        reduceAnimations
        fixedWeekNumber={6}
        views={['day']}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
