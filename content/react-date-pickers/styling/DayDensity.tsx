import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';

const densities = { compact: 28, standard: 36, roomy: 42 };

export default function DayDensity() {
  const [density, setDensity] = useState<keyof typeof densities>('compact');
  const day = densities[density];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Density"
          value={density}
          onChange={(_, next: typeof density | null) =>
            next && setDensity(next)
          }
        >
          <ToggleButton value="compact">Compact</ToggleButton>
          <ToggleButton value="standard">Standard</ToggleButton>
          <ToggleButton value="roomy">Roomy</ToggleButton>
        </ToggleButtonGroup>
        <DateCalendar
          defaultValue={dayjs('2025-10-06')}
          disableHighlightToday
          showDaysOutsideCurrentMonth
          views={['day']}
          slots={{ day: PickerDay2 }}
          sx={{
            width: 7 * (day + 2) + 16,
            height: 'auto',
            '& .MuiPickerDay2-root': {
              '--PickerDay-size': `${day}px`,
              '--PickerDay-horizontalMargin': '1px',
            },
            '& .MuiDayCalendar-weekDayLabel': { width: day, mx: '1px' },
            '& .MuiPickersSlideTransition-root': { minHeight: 6 * (day + 4) },
            '& .MuiPickersCalendarHeader-root': { px: 1 },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
