import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePicker,
  LocalizationProvider,
  type DateTimeValidationError,
} from '@mui/x-date-pickers';

const messages: Partial<Record<string, string>> = {
  minDate: 'The season begins on June 1.',
  maxDate: 'The season ends on September 30.',
  minTime: 'The kitchen opens at 17:30.',
  maxTime: 'The kitchen closes at 21:30.',
  shouldDisableDate: 'Closed on Mondays.',
};

export default function DinnerTable() {
  const [error, setError] = useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Table for"
        defaultValue={dayjs('2025-07-07T19:00')}
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2025-09-30')}
        minTime={dayjs('2025-06-01T17:30')}
        maxTime={dayjs('2025-06-01T21:30')}
        shouldDisableDate={(day: Dayjs) => day.day() === 1}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        ampm={false}
        onError={setError}
        slotProps={{
          textField: { helperText: (error && messages[error]) ?? ' ' },
        }}
      />
    </LocalizationProvider>
  );
}
