import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function ReportPeriod() {
  const [from, setFrom] = useState<Dayjs | null>(dayjs('2025-01-01'));
  const [to, setTo] = useState<Dayjs | null>(dayjs('2024-12-31'));
  const isReversed = Boolean(from?.isValid() && to?.isBefore(from, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset" error={isReversed}>
        <FormLabel component="legend" sx={{ mb: 1 }}>
          Report period
        </FormLabel>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <DateField label="From" value={from} onChange={setFrom} />
          <span aria-hidden>–</span>
          <DateField
            label="To"
            value={to}
            onChange={setTo}
            minDate={from?.isValid() ? from : undefined}
          />
        </Stack>
        <FormHelperText role="status">
          {isReversed ? 'The period ends before it begins.' : ' '}
        </FormHelperText>
      </FormControl>
    </LocalizationProvider>
  );
}
