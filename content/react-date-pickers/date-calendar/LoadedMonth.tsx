import { useEffect, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  DayCalendarSkeleton,
  LocalizationProvider,
} from '@mui/x-date-pickers';

/** Stands for your request: the days on which the hall is taken. */
function fetchTaken(month: Dayjs, done: (days: number[]) => void) {
  const first = (month.month() * 5) % 9;
  const timer = setTimeout(() => done([first + 2, first + 3, first + 14]), 900);
  return () => clearTimeout(timer);
}

export default function LoadedMonth() {
  const [month, setMonth] = useState(dayjs('2025-04-01'));
  const [taken, setTaken] = useState<number[]>();

  useEffect(() => fetchTaken(month, setTaken), [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={dayjs('2025-04-01')}
        views={['day']}
        disableHighlightToday
        onMonthChange={(next: Dayjs) => {
          setTaken(undefined);
          setMonth(next);
        }}
        loading={taken === undefined}
        renderLoading={() => <DayCalendarSkeleton />}
        shouldDisableDate={(day) => taken?.includes(day.date()) ?? true}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
