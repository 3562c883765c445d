import { useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';

export default function PlainForm() {
  const [sent, setSent] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(JSON.stringify(Object.fromEntries(data)));
        }}
      >
        <DatePicker
          name="day"
          label="Table for"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2025-04-17')}
        />
        <TimeField
          name="time"
          label="At"
          format="HH:mm"
          defaultValue={dayjs('2025-04-17T19:30')}
        />
        <Button type="submit" variant="contained">
          Reserve
        </Button>
        <Typography variant="body2" role="status" component="pre" sx={{ m: 0 }}>
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
