import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  DateTimeField,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';

const call = dayjs('2025-10-08T14:05');

export default function FieldKinds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="Day of the call" defaultValue={call} />
        <TimeField label="Time of the call" defaultValue={call} />
        <DateTimeField label="Call back at" defaultValue={call.add(1, 'day')} />
      </Stack>
    </LocalizationProvider>
  );
}
