import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  usePickerContext,
  usePickerTranslations,
  type PickersActionBarProps,
} from '@mui/x-date-pickers';

function MonthEndBar({ className }: PickersActionBarProps) {
  const { value, setValue, clearValue } = usePickerContext<Dayjs | null>();
  const translations = usePickerTranslations();
  return (
    <DialogActions className={className}>
      <Button onClick={clearValue}>{translations.clearButtonLabel}</Button>
      <Button
        disabled={!value}
        onClick={() => value && setValue(value.endOf('month'))}
      >
        End of month
      </Button>
    </DialogActions>
  );
}

export default function DeadlineActions() {
  const [due, setDue] = useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Invoice due"
          value={due}
          onChange={setDue}
          slots={{ actionBar: MonthEndBar }}
        />
        <Typography variant="body2" role="status">
          {due?.isValid() ? due.format('dddd, MMMM D') : 'No due date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
