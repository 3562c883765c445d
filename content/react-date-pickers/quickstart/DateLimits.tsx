import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Renew until"
        defaultValue={dayjs('2025-05-23')}
        minDate={dayjs('2025-05-09')}
        maxDate={dayjs('2025-06-06')}
        slotProps={{ textField: { helperText: 'May 9 to June 6, 2025' } }}
      />
    </LocalizationProvider>
  );
}
