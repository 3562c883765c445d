import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

const trip = dayjs('2025-07-20');
const latestBirth = trip.subtract(16, 'year');

export default function OldEnough() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2009-07-21'));
  const [isChecked, setIsChecked] = useState(false);
  const isTooYoung = Boolean(value?.isAfter(latestBirth, 'day'));
  const text = isTooYoung
    ? 'Divers have to be 16 on the day of the trip.'
    : 'Welcome aboard!';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Diver’s date of birth"
          value={value}
          onChange={(next) => {
            setValue(next);
            setIsChecked(false);
          }}
          error={isChecked && isTooYoung}
          helperText={isChecked && value?.isValid() ? text : ' '}
          slotProps={{
            textField: { FormHelperTextProps: { role: 'status' } },
          }}
        />
        <Button variant="contained" onClick={() => setIsChecked(true)}>
          Dive on July 20
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
