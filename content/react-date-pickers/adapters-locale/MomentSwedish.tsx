import moment from 'moment';
import 'moment/locale/sv';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import {
  DateCalendar,
  dayCalendarClasses,
  LocalizationProvider,
} from '@mui/x-date-pickers';

export default function MomentSwedish() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="sv">
      <DateCalendar
        defaultValue={moment('2025-06-20')}
        displayWeekNumber
        disableHighlightToday
        sx={{
          maxWidth: '100%',
          [`.${dayCalendarClasses.weekNumber}`]: { color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
