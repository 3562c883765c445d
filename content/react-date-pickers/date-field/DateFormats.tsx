import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

const formats = {
  'MMMM D, YYYY': 'Month as a word',
  'DD.MM.YYYY': 'Day first',
  'YYYY-MM-DD': 'Sortable',
  'MM/YYYY': 'Without the day',
};

export default function DateFormats() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-03-31'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {Object.entries(formats).map(([format, label]) => (
          <DateField
            key={format}
            label={label}
            format={format}
            value={value}
            onChange={setValue}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
