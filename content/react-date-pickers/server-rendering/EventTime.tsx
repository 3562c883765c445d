import { useSyncExternalStore } from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

dayjs.extend(utc);
dayjs.extend(timezone);

const launch = dayjs.utc('2025-10-06T08:30:00Z');
const subscribe = () => () => {};
/** Undefined on the server and in the first rendering of the browser. */
const useOwnZone = () =>
  useSyncExternalStore(
    subscribe,
    () => dayjs.tz.guess(),
    () => undefined,
  );

export default function EventTime() {
  const zone = useOwnZone();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField
          readOnly
          label="Launch, time in Tokyo"
          timezone="Asia/Tokyo"
          value={launch}
        />
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {zone && (
            <>
              <span>Where you are:</span>{' '}
              <bdi>{launch.tz(zone).format('YYYY-MM-DD HH:mm')}</bdi>
            </>
          )}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
