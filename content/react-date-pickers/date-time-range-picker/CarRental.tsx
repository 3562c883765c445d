import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

const pricePerDay = 49;

export default function CarRental() {
  const [pickup, setPickup] = useState<Dayjs | null>(dayjs('2025-05-02T10:00'));
  const [back, setBack] = useState<Dayjs | null>(dayjs('2025-05-05T09:00'));
  const earliest = pickup?.isValid() ? pickup.add(4, 'hour') : undefined;
  const days =
    earliest && back?.isValid() ? Math.ceil(back.diff(pickup, 'day', true)) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Pick up the car"
          value={pickup}
          onChange={(time, { validationError }) => {
            setPickup(time);
            if (!time || validationError) return;
            if (back?.isBefore(time.add(4, 'hour'))) {
              setBack(time.add(1, 'day'));
            }
          }}
        />
        <DateTimePicker
          label="Bring it back"
          value={back}
          onChange={setBack}
          minDateTime={earliest}
        />
        <Typography variant="body2" role="status">
          Days: {Math.max(days, 0)}, € {Math.max(days, 0) * pricePerDay}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
