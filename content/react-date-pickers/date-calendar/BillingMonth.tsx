import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  MonthCalendar,
  YearCalendar,
} from '@mui/x-date-pickers';

export default function BillingMonth() {
  const [month, setMonth] = useState<Dayjs>(dayjs('2024-11-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle1">
          {`Bills of ${month.format('MM/YYYY')}`}
        </Typography>
        <YearCalendar
          aria-label="Year"
          value={month}
          onChange={setMonth}
          minDate={dayjs('2020-01-01')}
          maxDate={dayjs('2025-12-31')}
          sx={{ maxWidth: '100%' }}
        />
        <MonthCalendar
          aria-label="Month"
          value={month}
          onChange={setMonth}
          monthsPerRow={4}
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
