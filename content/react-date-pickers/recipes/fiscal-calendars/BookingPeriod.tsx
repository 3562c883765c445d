import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { fiscalPeriod } from './fiscal.js';

function textFor(day: Dayjs | null): string {
  if (!day?.isValid()) return ' ';
  const { year, quarter, month } = fiscalPeriod(day);
  return `FY ${year}, Q${quarter}, period ${month}`;
}

export default function BookingPeriod() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-07-03'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Voucher date"
        value={day}
        onChange={setDay}
        minDate={dayjs('2024-07-01')}
        maxDate={dayjs('2026-06-30')}
        slotProps={{ textField: { helperText: textFor(day) } }}
      />
    </LocalizationProvider>
  );
}
