import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  DateField,
  DatePicker,
  LocalizationProvider,
} from '@mui/x-date-pickers';

export default function ThreeParts() {
  const [harvest, setHarvest] = useState<Dayjs | null>(dayjs('2025-09-12'));
  const shared = { value: harvest, onChange: setHarvest };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ maxWidth: '100%', alignItems: 'center' }}
      >
        <Stack spacing={2}>
          <DateField label="Harvest, as a field" {...shared} />
          <DatePicker label="Harvest, as a picker" {...shared} />
        </Stack>
        <DateCalendar
          {...shared}
          views={['day']}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
