import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const checkout = dayjs('2025-09-05');

export default function NamedParts() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-09-02'));
  const nights = day?.isValid() ? checkout.diff(day, 'day') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Arrival at the cabin"
          value={day}
          onChange={setDay}
          maxDate={dayjs('2025-09-04')}
          slotProps={{
            textField: { helperText: 'Departure is on September 5' },
          }}
        />
        <Typography role="status">
          {nights !== null && nights > 0
            ? `Nights: ${nights}`
            : 'Choose a day before September 5.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
