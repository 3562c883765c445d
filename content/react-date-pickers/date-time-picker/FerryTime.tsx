import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function FerryTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Ferry leaves"
        defaultValue={dayjs('2025-07-04T08:15')}
        timeSteps={{ minutes: 15 }}
      />
    </LocalizationProvider>
  );
}
