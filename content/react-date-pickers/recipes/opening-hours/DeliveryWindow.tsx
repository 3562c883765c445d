import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePicker,
  LocalizationProvider,
  type DateTimeValidationError,
} from '@mui/x-date-pickers';

/** First and last hour by day of the week, from Sunday on. */
const hours = [null, [8, 18], [8, 18], [8, 18], [8, 20], [8, 20], [9, 13]];

function isClosed(time: Dayjs): boolean {
  const open = hours[time.day()];
  return !open || time.hour() < open[0]! || time.hour() >= open[1]!;
}

export default function DeliveryWindow() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-19T15:00'));
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Collect the order"
        value={value}
        onChange={setValue}
        ampm={false}
        skipDisabled
        shouldDisableDate={(day) => hours[day.day()] === null}
        shouldDisableTime={(time, view) => view === 'hours' && isClosed(time)}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'We are closed then.' : ' ',
            sx: { width: '100%', maxWidth: 320 },
          },
        }}
      />
    </LocalizationProvider>
  );
}
