import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, LocalizationProvider } from '@mui/x-date-pickers';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

dayjs.extend(utc);
dayjs.extend(timezone);

const mine = 'Europe/Berlin';
const theirs = 'America/Denver';
const day = dayjs.tz('2025-04-17T00:00', mine);

const isOffice = (time: Dayjs) => time.hour() >= 8 && time.hour() < 18;

export default function SharedHours() {
  const [time, setTime] = useState<Dayjs | null>(day.hour(16));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <DigitalClock
          value={time}
          onChange={setTime}
          referenceDate={day}
          timezone={mine}
          ampm={false}
          shouldDisableTime={(one) =>
            !isOffice(one.tz(mine)) || !isOffice(one.tz(theirs))
          }
          skipDisabled
        />
        <Typography role="status">
          Denver: <bdi>{time?.tz(theirs).format('HH:mm')}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
