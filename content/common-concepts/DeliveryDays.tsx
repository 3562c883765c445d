import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

/** The van comes on Tuesdays and Fridays. */
const deliveryDays = [2, 5];

function DayWithDot(props: PickersDayProps) {
  const delivered =
    !props.outsideCurrentMonth && deliveryDays.includes(props.day.day());
  return (
    <Badge
      variant="dot"
      color="primary"
      overlap="circular"
      invisible={!delivered}
    >
      <PickersDay
        {...props}
        aria-label={
          delivered ? `${props.day.format('MMMM D')}, delivery` : undefined
        }
      />
    </Badge>
  );
}

export default function DeliveryDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-13')}
        views={['day']}
        disableHighlightToday
        slots={{ day: DayWithDot }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
