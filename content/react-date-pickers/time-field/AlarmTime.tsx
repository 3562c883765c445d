import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

export default function AlarmTime() {
  const [alarm, setAlarm] = useState<Dayjs | null>(dayjs('2025-05-12T06:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField label="Alarm" value={alarm} onChange={setAlarm} ampm />
        <TimeField
          label="The same alarm, 24 hours"
          value={alarm}
          onChange={setAlarm}
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
