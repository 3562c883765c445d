import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  TimePicker,
} from '@mui/x-date-pickers';

/** The day of one value with the time of the other. */
function joined(day: Dayjs | null, time: Dayjs | null): Dayjs | null {
  if (!day?.isValid() || !time?.isValid()) return null;
  return day.hour(time.hour()).minute(time.minute()).startOf('minute');
}

export default function SplitDateTime() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-04-17'));
  const [time, setTime] = useState<Dayjs | null>(null);
  const meeting = joined(day, time);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Town meeting on" value={day} onChange={setDay} />
        <TimePicker
          label="at"
          value={time}
          onChange={setTime}
          disabled={!day?.isValid()}
          minutesStep={15}
        />
        <Typography variant="body2" role="status">
          {meeting
            ? meeting.format('dddd, MMMM D, HH:mm')
            : 'Day and time, please.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
