import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers';

const ranger: Record<string, string> = {
  '2025-09-06': 'mushroom walk',
  '2025-09-13': 'night of the bats',
  '2025-09-20': 'mushroom walk',
};

function RangerDay(props: PickersDayProps) {
  const event = ranger[props.day.format('YYYY-MM-DD')];
  if (!event || props.outsideCurrentMonth) return <PickersDay {...props} />;
  return (
    <PickersDay
      {...props}
      aria-label={`${props.day.date()}, ${event}`}
      sx={{ textDecoration: 'underline', fontWeight: 'bold' }}
    />
  );
}

export default function SpokenDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-02')}
        views={['day']}
        disableHighlightToday
        slots={{ day: RangerDay }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
