import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  TimePicker,
} from '@mui/x-date-pickers';

const atStart = {
  field: {
    openPickerButtonPosition: 'start',
    clearable: true,
    clearButtonPosition: 'end',
  },
} as const;

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Ferry on"
          defaultValue={dayjs('2025-04-17')}
          slotProps={atStart}
        />
        <TimePicker
          label="Not before"
          defaultValue={dayjs('2025-04-17T09:30')}
          slotProps={atStart}
        />
      </Stack>
    </LocalizationProvider>
  );
}
