import dayjs from 'dayjs'
import Badge from '@mui/material/Badge'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar, LocalizationProvider, PickersDay, type PickersDayProps } from '@mui/x-date-pickers'
import { springTides } from './tides.js'

function TideDay(props: PickersDayProps) {
  const height = props.outsideCurrentMonth ? undefined : springTides[props.day.format('YYYY-MM-DD')]
  if (height === undefined) return <PickersDay {...props} />
  return (
    <Badge overlap="circular" color="primary" variant="dot">
      <PickersDay {...props} aria-label={`${props.day.format('MMMM D')}, spring tide, ${height} metres`} />
    </Badge>
  )
}

export default function TideCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        views={['day']}
        disableHighlightToday
        slots={{ day: TideDay }}
      />
    </LocalizationProvider>
  )
}
