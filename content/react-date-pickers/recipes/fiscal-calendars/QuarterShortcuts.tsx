import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, MonthCalendar } from '@mui/x-date-pickers';
import { fiscalPeriod, quarterStart } from './fiscal.js';

const yearStart = dayjs('2024-07-01');

export default function QuarterShortcuts() {
  const [month, setMonth] = useState<Dayjs>(dayjs('2024-11-01'));
  const { quarter } = fiscalPeriod(month);
  const start = quarterStart(month);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Quarter"
          value={quarter}
          onChange={(_, next: number | null) =>
            next && setMonth(yearStart.add((next - 1) * 3, 'month'))
          }
        >
          {[1, 2, 3, 4].map((one) => (
            <ToggleButton key={one} value={one}>
              {`Q${one}`}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <MonthCalendar
          value={month}
          onChange={setMonth}
          minDate={start}
          maxDate={start.add(2, 'month')}
          sx={{ maxWidth: '100%' }}
        />
        <Typography variant="body2" role="status">
          {month.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
