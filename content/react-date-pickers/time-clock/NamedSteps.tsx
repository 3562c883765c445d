import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  TimeClock,
  type TimeView,
} from '@mui/x-date-pickers';

export default function NamedSteps() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-05-12T19:05:30'));
  const [view, setView] = useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Hand of the clock"
          value={view}
          onChange={(_, next: TimeView | null) => next && setView(next)}
        >
          <ToggleButton value="hours">{time?.format('HH')}</ToggleButton>
          <ToggleButton value="minutes">{time?.format('mm')}</ToggleButton>
          <ToggleButton value="seconds">{time?.format('ss')}</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          views={['hours', 'minutes', 'seconds']}
          view={view}
          onViewChange={setView}
          value={time}
          onChange={setTime}
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
