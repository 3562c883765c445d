import { useState } from 'react';
import dayjs from 'dayjs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function OpenFromElsewhere() {
  const [open, setOpen] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <Typography variant="body2">
          Your parcel waits for seven days.{' '}
          <Link component="button" onClick={() => setOpen(true)}>
            Choose another day
          </Link>
        </Typography>
        <DatePicker
          label="Pick up on"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          disableOpenPicker
          defaultValue={dayjs('2025-04-17')}
          minDate={dayjs('2025-04-14')}
          maxDate={dayjs('2025-04-20')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
