import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';

// In your app: dayjs()
const today = dayjs('2025-04-17');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  minDate: 'Please check the year.',
  maxDate: 'This day is still to come.',
};

export default function TypedBirthDate() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [error, setError] = useState<DateValidationError>(null);
  const age = value?.isValid() && !error ? today.diff(value, 'year') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        value={value}
        onChange={setValue}
        onError={setError}
        minDate={today.subtract(120, 'year')}
        maxDate={today}
        helperText={
          (error && messages[error]) ??
          (age === null ? 'As in your passport' : `Age: ${age}`)
        }
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
