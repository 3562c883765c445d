import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const lent = dayjs('2025-04-17');

export default function KeptValue() {
  const [due, setDue] = useState<Dayjs | null>(dayjs('2025-05-09'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Return the book by" value={due} onChange={setDue} />
        <Typography role="status">
          {due?.isValid()
            ? `You can keep it for ${due.diff(lent, 'day')} days.`
            : 'Choose a date.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
