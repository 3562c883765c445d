import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers';

// Periods of 4, 4 and 5 weeks; this year begins on February 2.
const firstDay = dayjs('2025-02-02');
const lengths = [4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 4, 5];

function retailPeriod(day: Dayjs): { period: number; week: number } {
  let week = Math.floor(day.diff(firstDay, 'day') / 7);
  let period = 0;
  while (week >= (lengths[period] ?? Infinity)) week -= lengths[period++]!;
  return { period: period + 1, week: week + 1 };
}

function PeriodDay(props: PickersDayProps) {
  const isOdd = retailPeriod(props.day).period % 2 === 1;
  return (
    <PickersDay
      {...props}
      sx={{ borderRadius: 0, bgcolor: isOdd ? 'action.hover' : undefined }}
    />
  );
}

export default function RetailWeeks() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-03-26'));
  const { period, week } = retailPeriod(day ?? firstDay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={firstDay}
          maxDate={firstDay.add(52 * 7 - 1, 'day')}
          views={['day']}
          disableHighlightToday
          slots={{ day: PeriodDay }}
          sx={{ maxWidth: '100%' }}
        />
        <Typography variant="body2" role="status">
          {`Period ${period}, week ${week}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
