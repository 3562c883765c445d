import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function FieldFormats() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-07'));
  const field = { value, onChange: setValue };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="ISO 8601" format="YYYY-MM-DD" {...field} />
        <DateField label="On a cheque" format="D MMMM YYYY" {...field} />
        <DateField
          label="With more room"
          format="MM/DD/YYYY"
          formatDensity="spacious"
          {...field}
        />
        <DateField
          label="Without leading zeros"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          {...field}
        />
      </Stack>
    </LocalizationProvider>
  );
}
