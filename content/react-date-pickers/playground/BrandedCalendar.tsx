import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
  LocalizationProvider,
  pickersCalendarHeaderClasses,
  pickersDayClasses,
} from '@mui/x-date-pickers';

export default function BrandedCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        disableHighlightToday
        sx={{
          maxWidth: '100%',
          [`& .${pickersCalendarHeaderClasses.label}`]: {
            fontWeight: 700,
            textTransform: 'uppercase',
          },
          [`& .${dayCalendarClasses.weekDayLabel}`]: { color: 'primary.main' },
          [`& .${pickersDayClasses.root}`]: { borderRadius: 1 },
          [`& .${pickersDayClasses.selected}`]: {
            outline: '2px solid',
            outlineOffset: 2,
            outlineColor: 'primary.main',
          },
        }}
      />
    </LocalizationProvider>
  );
}
