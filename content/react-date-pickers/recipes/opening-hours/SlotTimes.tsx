import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, LocalizationProvider } from '@mui/x-date-pickers';

const day = dayjs('2025-04-17');
const booked = new Set(['09:40', '11:00', '14:20']);

const isLunch = (time: Dayjs) => time.hour() === 12;

export default function SlotTimes() {
  const [time, setTime] = useState<Dayjs | null>(day.hour(10).minute(20));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <DigitalClock
          value={time}
          onChange={setTime}
          ampm={false}
          timeStep={20}
          minTime={day.hour(9)}
          maxTime={day.hour(16).minute(40)}
          shouldDisableTime={(one) =>
            isLunch(one) || booked.has(one.format('HH:mm'))
          }
          skipDisabled
        />
        <Typography role="status">
          Haircut at <bdi>{time?.format('HH:mm')}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
