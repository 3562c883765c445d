import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

const secondsOf = (time: Dayjs) => time.minute() * 60 + time.second();

export default function LapTime() {
  const [lap, setLap] = useState<Dayjs | null>(dayjs('2025-05-12T00:01:52'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField
          label="Lap of 400 meters"
          format="mm:ss"
          value={lap}
          onChange={setLap}
        />
        <Typography role="status">
          {lap?.isValid() && secondsOf(lap) > 0
            ? `${(400 / secondsOf(lap)).toFixed(1)} meters per second`
            : 'Minutes and seconds, please.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
