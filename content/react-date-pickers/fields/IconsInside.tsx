import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';

export default function IconsInside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField
          label="Call the customer"
          defaultValue={dayjs('2025-10-09T09:30')}
          ampm={false}
          slotProps={{
            textField: {
              InputProps: {
                endAdornment: (
                  <InputAdornment position="end">in Tokyo</InputAdornment>
                ),
              },
            },
          }}
        />
        <DateField
          label="Reminder"
          defaultValue={dayjs('2025-10-15')}
          clearable
          clearButtonPosition="start"
          slotProps={{ clearButton: { title: 'No reminder' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
