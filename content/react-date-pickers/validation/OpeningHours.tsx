import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  TimePicker,
  type TimeValidationError,
} from '@mui/x-date-pickers';

const messages: Partial<Record<string, string>> = {
  minTime: 'The practice opens at 8:00.',
  maxTime: 'The last appointment is at 17:40.',
  minutesStep: 'Appointments begin every 20 minutes.',
  'shouldDisableTime-hours': 'Lunch break from 12:00 to 14:00.',
};

export default function OpeningHours() {
  const [error, setError] = useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        ampm={false}
        defaultValue={dayjs('2025-05-07T12:20')}
        minTime={dayjs('2025-05-07T08:00')}
        maxTime={dayjs('2025-05-07T17:40')}
        minutesStep={20}
        timeSteps={{ minutes: 20 }}
        shouldDisableTime={(time: Dayjs, view) =>
          view === 'hours' && [12, 13].includes(time.hour())
        }
        onError={setError}
        slotProps={{
          textField: { helperText: (error && messages[error]) ?? ' ' },
        }}
      />
    </LocalizationProvider>
  );
}
