import { useEffect, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  DayCalendarSkeleton,
  LocalizationProvider,
} from '@mui/x-date-pickers';
import { taken } from './cabin.js';

/** Stands for a request; a real one needs the signal. */
function askServer(month: Dayjs, signal: AbortSignal): Promise<Set<string>> {
  const prefix = month.format('YYYY-MM');
  return new Promise((resolve) => {
    const timer = setTimeout(
      () =>
        resolve(new Set([...taken].filter((day) => day.startsWith(prefix)))),
      600,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function LoadedMonth() {
  const [month, setMonth] = useState(() => dayjs('2025-06-01'));
  const [blocked, setBlocked] = useState<Set<string>>();

  useEffect(() => {
    const controller = new AbortController();
    void askServer(month, controller.signal).then(setBlocked);
    return () => controller.abort();
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={month}
        views={['day']}
        loading={!blocked}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={(next: Dayjs) => {
          setBlocked(undefined);
          setMonth(next);
        }}
        shouldDisableDate={(day) =>
          Boolean(blocked?.has(day.format('YYYY-MM-DD')))
        }
        disableHighlightToday
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
