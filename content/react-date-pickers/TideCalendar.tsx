import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers';
import { springTides } from './tides.js';

const dot = {
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 4,
    insetInline: 0,
    mx: 'auto',
    width: 5,
    height: 5,
    borderRadius: '50%',
    bgcolor: 'currentColor',
  },
};

function TideDay(props: PickersDayProps) {
  const height = props.outsideCurrentMonth
    ? undefined
    : springTides[props.day.format('YYYY-MM-DD')];
  if (height === undefined) return <PickersDay {...props} />;
  return (
    <PickersDay
      {...props}
      aria-label={`${props.day.format('MMMM D')}, spring tide, ${height} meters`}
      sx={{ ...dot, fontWeight: 'bold', color: 'primary.main' }}
    />
  );
}

export default function TideCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        views={['day']}
        disableHighlightToday
        slots={{ day: TideDay }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
