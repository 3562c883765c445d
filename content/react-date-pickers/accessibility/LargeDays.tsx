import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

export default function LargeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-02')}
        views={['day']}
        disableHighlightToday
        sx={{
          width: 'min(100%, 372px)',
          height: 'auto',
          maxHeight: 'none',
          '--day': 'min(48px, calc((100vw - 120px) / 7))',
          '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
            width: 'var(--day)',
            height: 'var(--day)',
            fontSize: '1rem',
          },
          '& .MuiPickersSlideTransition-root': {
            minHeight: 'calc(6 * (var(--day) + 4px))',
          },
        }}
      />
    </LocalizationProvider>
  );
}
