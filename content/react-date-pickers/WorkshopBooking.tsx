import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  TimePicker,
  type DateValidationError,
} from '@mui/x-date-pickers';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Please complete the date.',
  minDate: 'Booking opens on April 1.',
  maxDate: 'We plan only until the end of June.',
  shouldDisableDate: 'The workshop is closed on weekends.',
};

const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

export default function WorkshopBooking() {
  const [date, setDate] = useState<Dayjs | null>(dayjs('2025-04-19'));
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-04-17T10:00'));
  const [error, setError] = useState<DateValidationError>(null);
  const [booked, setBooked] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
        onSubmit={(event) => {
          event.preventDefault();
          setBooked(
            `${date?.format('dddd, MMMM D')} at ${time?.format('HH:mm')}`,
          );
        }}
      >
        <DatePicker
          label="Day"
          value={date}
          onChange={setDate}
          minDate={dayjs('2025-04-01')}
          maxDate={dayjs('2025-06-30')}
          shouldDisableDate={isWeekend}
          onError={setError}
          slotProps={{
            textField: { helperText: (error && messages[error]) ?? ' ' },
          }}
        />
        <TimePicker
          label="Time"
          value={time}
          onChange={setTime}
          ampm={false}
          minutesStep={30}
          minTime={dayjs('2025-04-17T09:00')}
          maxTime={dayjs('2025-04-17T17:00')}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={!date || !time || error !== null}
        >
          Book a bench
        </Button>
        <Typography variant="body2" role="status" sx={{ minHeight: '1.5em' }}>
          {booked && `Booked for ${booked}.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
