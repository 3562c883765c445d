import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimePicker } from '@mui/x-date-pickers';

export default function ProofingTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Loaves into the oven at"
        views={['hours', 'minutes', 'seconds']}
        timeSteps={{ minutes: 1, seconds: 10 }}
        ampm={false}
        defaultValue={dayjs('2025-04-17T04:48:20')}
      />
    </LocalizationProvider>
  );
}
