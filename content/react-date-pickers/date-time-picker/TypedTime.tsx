import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function TypedTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Accident at"
        defaultValue={dayjs('2025-07-04T16:07')}
        ampm={false}
        viewRenderers={{ hours: null, minutes: null, seconds: null }}
      />
    </LocalizationProvider>
  );
}
