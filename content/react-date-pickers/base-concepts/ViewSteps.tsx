import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  TimePicker,
} from '@mui/x-date-pickers';

export default function ViewSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Vintage"
          views={['year']}
          defaultValue={dayjs('2019-01-01')}
        />
        <DatePicker
          label="Bottled in"
          views={['year', 'month']}
          openTo="month"
          defaultValue={dayjs('2021-03-01')}
        />
        <TimePicker
          label="Tasting begins at"
          views={['hours']}
          defaultValue={dayjs('2025-09-12T18:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
