import { useState } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/en-gb';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

const locales = { en: 'Sunday', 'en-gb': 'Monday', ar: 'Saturday' };

export default function WeekStart() {
  const [locale, setLocale] = useState('en-gb');

  return (
    <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="First day of the week"
        value={locale}
        onChange={(_, next: string | null) => setLocale(next ?? locale)}
      >
        {Object.entries(locales).map(([code, day]) => (
          <ToggleButton key={code} value={code}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateCalendar
          key={locale}
          defaultValue={dayjs('2025-04-17')}
          dayOfWeekFormatter={(day) => day.format('ddd')}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
      </LocalizationProvider>
    </Stack>
  );
}
