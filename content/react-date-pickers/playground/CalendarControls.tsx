import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  type DateCalendarProps,
} from '@mui/x-date-pickers';

export default function CalendarControls(props: DateCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        key={JSON.stringify(props.openTo)}
        defaultValue={dayjs('2025-04-17')}
        disableHighlightToday
        sx={{ maxWidth: '100%' }}
        {...props}
      />
    </LocalizationProvider>
  );
}
