import { useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function SignUpForm() {
  const [sent, setSent] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
        onSubmit={(event) => {
          event.preventDefault();
          const values = new FormData(event.currentTarget);
          setSent(String(values.get('trialDay')));
        }}
      >
        <DatePicker
          label="Day of the trial lesson"
          name="trialDay"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2025-04-16')}
          slotProps={{ textField: { required: true } }}
        />
        <Button type="submit" variant="contained">
          Sign up
        </Button>
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {sent && `trialDay=${sent}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
