import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

export default function PastedStamp() {
  const [time, setTime] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Time in the ship’s log"
          format="YYYY-MM-DD HH:mm:ss"
          value={time}
          onChange={setTime}
          referenceDate={dayjs('2025-08-02T00:00')}
          helperText="For example 2025-08-02 10:40:15"
        />
        <Typography role="status">
          {time?.isValid()
            ? `${time.diff(dayjs('2025-08-02T06:00'), 'minute')} min after sunrise`
            : 'Not complete yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
