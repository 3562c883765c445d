import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type DateValidationError,
} from '@mui/x-date-pickers';

function messageFor(value: Dayjs | null, reason: DateValidationError) {
  if (!value) return 'Please choose a day.';
  if (reason === 'invalidDate') return 'Please complete the date.';
  if (reason === 'minDate') return 'We need three days to prepare.';
  return reason ? 'This day is not possible.' : undefined;
}

export default function CheckedForm() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [reason, setReason] = useState<DateValidationError>(null);
  const [isTouched, setIsTouched] = useState(false);
  const message = messageFor(value, reason);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
        onSubmit={(event) => {
          event.preventDefault();
          setIsTouched(true);
        }}
      >
        <DatePicker
          label="Wedding cake for"
          value={value}
          onChange={setValue}
          onError={setReason}
          onClose={() => setIsTouched(true)}
          minDate={dayjs('2025-04-20')}
          referenceDate={dayjs('2025-04-20')}
          slotProps={{
            textField: {
              error: isTouched && message !== undefined,
              helperText: isTouched ? (message ?? 'We will bake it.') : ' ',
              onBlur: () => setIsTouched(true),
            },
          }}
        />
        <Button type="submit" variant="contained">
          Order
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
