import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function PickupSlots() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-04-17T07:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker
          label="Pick up the cake at"
          value={time}
          onChange={setTime}
          minTime={dayjs('2025-04-17T07:00')}
          maxTime={dayjs('2025-04-17T12:00')}
          timeSteps={{ minutes: 30 }}
          minutesStep={30}
          thresholdToRenderTimeInASingleColumn={48}
          skipDisabled
          closeOnSelect
        />
        <Typography role="status">
          {time?.isValid()
            ? `It is ready at ${time.format('HH:mm')}.`
            : 'Choose a time from 7:00 to 12:00.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
