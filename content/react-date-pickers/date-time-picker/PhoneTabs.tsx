import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  MobileDateTimePicker,
} from '@mui/x-date-pickers';

export default function PhoneTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Car back at"
        defaultValue={dayjs('2025-07-06T18:00')}
        minDateTime={dayjs('2025-07-04T16:00')}
        slotProps={{
          tabs: { hidden: false },
          toolbar: { hidden: true },
          actionBar: { actions: ['cancel', 'nextOrAccept'] },
        }}
      />
    </LocalizationProvider>
  );
}
