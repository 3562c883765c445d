import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const lengths = [4, 8, 12];

export default function CourseDates() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2025-09-01'));
  const [weeks, setWeeks] = useState(8);
  const end = start?.isValid() ? start.add(weeks, 'week') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Course begins" value={start} onChange={setStart} />
        <TextField
          select
          label="Weeks"
          value={weeks}
          onChange={({ target }) => setWeeks(Number(target.value))}
        >
          {lengths.map((length) => (
            <MenuItem key={length} value={length}>
              {length}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker
          label="Course ends"
          value={end}
          onChange={(day, { validationError }) => {
            if (day && !validationError) setStart(day.subtract(weeks, 'week'));
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
