import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function BirthDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        views={['year', 'month', 'day']}
        openTo="year"
        yearsOrder="desc"
        minDate={dayjs('1920-01-01')}
        maxDate={dayjs('2009-12-31')}
        referenceDate={dayjs('1990-01-01')}
        slotProps={{ textField: { helperText: 'Members are 16 or older' } }}
      />
    </LocalizationProvider>
  );
}
