import { createContext, useContext, useState } from 'react';
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

type Range = [Dayjs, Dayjs | null];
const RangeContext = createContext<Range>([dayjs('2025-06-10'), null]);

function RangeDay(props: PickersDayProps) {
  const [start, end] = useContext(RangeContext);
  const { day, outsideCurrentMonth } = props;
  const isEnd = [start, end].some((one) => one?.isSame(day, 'day'));
  const isInside = day.isAfter(start) && end !== null && day.isBefore(end);
  return (
    <PickersDay
      {...props}
      selected={isEnd && !outsideCurrentMonth}
      aria-selected={isEnd || isInside}
      sx={isInside ? { bgcolor: 'action.selected', borderRadius: 1 } : {}}
    />
  );
}

export default function PaintedRange() {
  const [range, setRange] = useState<Range>([
    dayjs('2025-06-10'),
    dayjs('2025-06-19'),
  ]);
  const [start, end] = range;
  const choose = (day: Dayjs | null) =>
    day && setRange(end || day < start ? [day, null] : [start, day]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <RangeContext value={range}>
        <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
          <DateCalendar
            value={end ?? start}
            onChange={choose}
            views={['day']}
            disableHighlightToday
            slots={{ day: RangeDay }}
            sx={{ maxWidth: '100%' }}
          />
          <Typography variant="body2" role="status">
            {start.format('MMM D')} – {end?.format('MMM D') ?? '…'}
          </Typography>
        </Stack>
      </RangeContext>
    </LocalizationProvider>
  );
}
