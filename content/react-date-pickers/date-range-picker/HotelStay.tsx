import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function HotelStay() {
  const [arrival, setArrival] = useState<Dayjs | null>(dayjs('2025-06-13'));
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2025-06-16'));
  const nights =
    arrival?.isValid() && departure?.isValid()
      ? departure.diff(arrival, 'day')
      : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <DatePicker
          label="Arrival"
          value={arrival}
          onChange={(day, { validationError }) => {
            setArrival(day);
            if (day && !validationError && !departure?.isAfter(day)) {
              setDeparture(day.add(1, 'day'));
            }
          }}
        />
        <DatePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
          minDate={arrival?.isValid() ? arrival.add(1, 'day') : undefined}
          referenceDate={arrival?.isValid() ? arrival : undefined}
        />
        <Typography variant="body2" role="status" sx={{ whiteSpace: 'nowrap' }}>
          Nights: {Math.max(nights, 0)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
