import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function WhileTyping() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-01-31'));
  const [complete, setComplete] = useState(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Blood test"
          value={value}
          onChange={(next) => {
            setValue(next);
            if (next?.isValid()) setComplete(next);
          }}
        />
        <Typography role="status">
          {value === null
            ? 'The value is null.'
            : `isValid() is ${value.isValid()}.`}
        </Typography>
        <Typography variant="body2">
          {`Last complete date: ${complete?.format('YYYY-MM-DD')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
