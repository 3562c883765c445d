import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { taken } from './cabin.js';

const isTaken = (day: Dayjs) => taken.has(day.format('YYYY-MM-DD'));

/** The day on which the next guests arrive: the last one to leave on. */
function lastDeparture(arrival: Dayjs): Dayjs {
  let day = arrival;
  while (!isTaken(day) && day.diff(arrival, 'day') < 14) {
    day = day.add(1, 'day');
  }
  return day;
}

export default function WholeStay() {
  const [arrival, setArrival] = useState<Dayjs | null>(dayjs('2025-06-10'));
  const [departure, setDeparture] = useState<Dayjs | null>(null);
  const first = arrival?.isValid() ? arrival : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="From"
          value={arrival}
          onChange={setArrival}
          onAccept={() => setDeparture(null)}
          minDate={dayjs('2025-06-01')}
          maxDate={dayjs('2025-06-30')}
          shouldDisableDate={isTaken}
        />
        <DatePicker
          label="To"
          value={departure}
          onChange={setDeparture}
          disabled={!first}
          minDate={first?.add(1, 'day')}
          maxDate={first && lastDeparture(first)}
          referenceDate={first}
        />
      </Stack>
    </LocalizationProvider>
  );
}
