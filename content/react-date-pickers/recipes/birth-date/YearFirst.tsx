import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const today = dayjs('2025-04-17');

export default function YearFirst() {
  const [value, setValue] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Child’s date of birth"
        value={value}
        onChange={setValue}
        views={['year', 'month', 'day']}
        openTo="year"
        yearsOrder="desc"
        minDate={today.subtract(17, 'year')}
        maxDate={today}
        referenceDate={today.subtract(8, 'year')}
      />
    </LocalizationProvider>
  );
}
