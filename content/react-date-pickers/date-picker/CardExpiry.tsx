import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function CardExpiry() {
  const [month, setMonth] = useState<Dayjs | null>(dayjs('2027-02-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          openTo="month"
          format="MM/YY"
          monthsPerRow={4}
          value={month}
          onChange={setMonth}
        />
        <Typography role="status">
          {month?.isValid()
            ? `Valid through ${month.endOf('month').format('YYYY-MM-DD')}`
            : 'As on the front of the card'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
