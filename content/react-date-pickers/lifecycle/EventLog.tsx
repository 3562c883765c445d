import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const show = (value: Dayjs | null) => {
  if (value === null) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid';
};

export default function EventLog() {
  const [log, setLog] = useState<string[]>([]);
  const add = (line: string) => setLog((old) => [...old, line].slice(-8));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Vaccination"
          defaultValue={dayjs('2025-03-18')}
          onOpen={() => add('onOpen')}
          onChange={(value) => add(`onChange ${show(value)}`)}
          onAccept={(value) => add(`onAccept ${show(value)}`)}
          onClose={() => add('onClose')}
        />
        <Box role="log" aria-label="Events" sx={{ minHeight: 200 }}>
          {log.map((line, index) => (
            <Typography key={index} variant="body2" dir="ltr">
              {line}
            </Typography>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
