import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  DatePicker,
  LocalizationProvider,
} from '@mui/x-date-pickers';

export default function ThreeInputs() {
  const [pickup, setPickup] = useState<Dayjs | null>(dayjs('2025-10-06'));
  const text = pickup?.isValid() ? pickup.format('YYYY-MM-DD') : '';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField
          type="date"
          label="Input of the browser"
          value={text}
          onChange={({ target }) =>
            setPickup(target.value ? dayjs(target.value) : null)
          }
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <DateField label="Field" value={pickup} onChange={setPickup} />
        <DatePicker label="Picker" value={pickup} onChange={setPickup} />
        <Typography role="status" variant="body2">
          <span>Stored:</span> <bdi>{text || '–'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
