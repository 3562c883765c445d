import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

const deadline = dayjs('2025-04-17');

export default function ControlledCalendar() {
  const [value, setValue] = useState<Dayjs>(deadline);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ maxWidth: '100%', alignItems: 'center' }}
      >
        <DateCalendar
          value={value}
          onChange={(next) => setValue(next ?? deadline)}
          referenceDate={deadline}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
        <Stack spacing={1}>
          <Button
            variant="outlined"
            onClick={() => setValue(value.subtract(1, 'week'))}
          >
            One week earlier
          </Button>
          <Button
            variant="outlined"
            onClick={() => setValue(value.add(1, 'week'))}
          >
            One week later
          </Button>
          <Button
            disabled={value.isSame(deadline, 'day')}
            onClick={() => setValue(deadline)}
          >
            Back to the deadline
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
