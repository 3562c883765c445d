import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const steps = ['Foundation', 'Walls', 'Roof'];

export default function ProjectSteps() {
  const [dates, setDates] = useState<Dayjs[]>([
    dayjs('2025-05-05'),
    dayjs('2025-06-02'),
    dayjs('2025-07-07'),
  ]);

  /** Moves a step, and everything after it by as many days. */
  const move = (index: number, day: Dayjs) => {
    const days = day.diff(dates[index], 'day');
    setDates(
      dates.map((old, other) => (other < index ? old : old.add(days, 'day'))),
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {steps.map((name, index) => (
          <DatePicker
            key={name}
            label={name}
            value={dates[index]}
            minDate={dates[index - 1]?.add(1, 'day')}
            onChange={(day, { validationError }) => {
              if (day && !validationError) move(index, day);
            }}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
