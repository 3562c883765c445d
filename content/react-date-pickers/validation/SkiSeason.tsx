import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const season = [11, 0, 1, 2];

export default function SkiSeason() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Ski lesson"
        views={['year', 'month', 'day']}
        defaultValue={dayjs('2025-02-14')}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2027-12-31')}
        shouldDisableYear={(year) => year.year() === 2026}
        shouldDisableMonth={(month) => !season.includes(month.month())}
        slotProps={{
          textField: { helperText: 'December to March; no lifts in 2026' },
        }}
      />
    </LocalizationProvider>
  );
}
