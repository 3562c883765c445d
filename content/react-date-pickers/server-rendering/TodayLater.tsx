import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  DayCalendarSkeleton,
  LocalizationProvider,
} from '@mui/x-date-pickers';

const subscribe = () => () => {};
/** False on the server and in the first rendering of the browser. */
const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

export default function TodayLater() {
  const hydrated = useHydrated();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, maxWidth: '100%', height: 334 }}>
        {hydrated ? (
          <DateCalendar disablePast sx={{ maxWidth: '100%' }} />
        ) : (
          <DayCalendarSkeleton sx={{ pt: 8 }} />
        )}
      </Box>
    </LocalizationProvider>
  );
}
