import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function OpeningTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker
          label="Bakery opens at"
          defaultValue={dayjs('2025-04-17T06:30')}
        />
        <TimePicker
          label="Bakery closes at"
          ampm={false}
          defaultValue={dayjs('2025-04-17T18:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
