import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';

const invoiced = dayjs('2025-03-31');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day doesn’t exist.',
  minDate: 'It can’t be due before March 31, the date of the invoice.',
  shouldDisableDate: 'Banks don’t book on Sundays.',
};

export default function DueDate() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Due on"
        defaultValue={dayjs('2025-04-27')}
        minDate={invoiced}
        shouldDisableDate={(day) => day.day() === 0}
        onError={setError}
        helperText={(error && messages[error]) ?? ' '}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
