import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  TimePicker,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Early shift', getValue: () => dayjs('2025-04-17T06:00') },
  { label: 'Late shift', getValue: () => dayjs('2025-04-17T14:00') },
  { label: 'Night shift', getValue: () => dayjs('2025-04-17T22:00') },
];

export default function UsualTimes() {
  const [shift, setShift] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker
          label="Start of work"
          ampm={false}
          defaultValue={dayjs('2025-04-17T06:00')}
          onChange={(_, { shortcut }) => setShift(shortcut?.label ?? '')}
          slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
        />
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {shift}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
