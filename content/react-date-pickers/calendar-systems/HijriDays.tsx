import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers';

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'long',
});
const hijriDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
});

const second = {
  flexDirection: 'column',
  lineHeight: 1.1,
  '&::after': {
    content: 'attr(data-hijri)',
    fontSize: '0.625rem',
    opacity: 0.8,
  },
};

function TwoCalendarsDay(props: PickersDayProps) {
  const date = props.day.toDate();
  return (
    <PickersDay
      {...props}
      data-hijri={hijriDay.format(date)}
      aria-label={`${props.day.format('MMMM D')}, ${hijri.format(date)}`}
      sx={second}
    />
  );
}

export default function HijriDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-03-31T12:00')}
        views={['day']}
        disableHighlightToday
        slots={{ day: TwoCalendarsDay }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
