import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers';

export default function TimeControls(props: MultiSectionDigitalClockProps) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      // The name of an option begins with what it shows.
      localeText={{ hoursClockNumberText: (hours) => hours.padStart(2, '0') }}
    >
      <MultiSectionDigitalClock
        defaultValue={dayjs('2025-04-17T14:30')}
        {...props}
        sx={{ width: 'fit-content' }}
      />
    </LocalizationProvider>
  );
}
