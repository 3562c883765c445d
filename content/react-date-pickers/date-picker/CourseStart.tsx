import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function CourseStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First day of the course"
        defaultValue={dayjs('2025-04-14')}
        minDate={dayjs('2025-03-03')}
        maxDate={dayjs('2025-12-19')}
        displayWeekNumber
      />
    </LocalizationProvider>
  );
}
