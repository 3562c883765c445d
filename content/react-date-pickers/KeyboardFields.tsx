import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';

export default function KeyboardFields() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-17T08:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Date of birth"
          format="YYYY-MM-DD"
          value={value}
          onChange={setValue}
          clearable
        />
        <TimeField
          label="Hour of birth"
          format="HH:mm"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          <bdi>
            {value?.isValid()
              ? value.format('D MMMM YYYY, HH:mm')
              : 'Not complete yet'}
          </bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
