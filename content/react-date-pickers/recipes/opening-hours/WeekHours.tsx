import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

const at = (time: string) => dayjs(`2025-01-01T${time}`);
type Hours = { name: string; open: Dayjs | null; close: Dayjs | null };
const closed = { open: null, close: null };
const usual = { open: at('09:00'), close: at('17:00') };

export default function WeekHours() {
  const [days, setDays] = useState<Hours[]>([
    { name: 'Friday', open: at('09:00'), close: at('18:00') },
    { name: 'Saturday', open: at('10:00'), close: at('14:00') },
    { name: 'Sunday', ...closed },
  ]);
  const change = (name: string, part: Partial<Hours>) =>
    setDays(days.map((day) => (day.name === name ? { ...day, ...part } : day)));
  const field = { ampm: false, sx: { width: 110 } };
  const row = { display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 394, maxWidth: '100%' }}>
        {days.map(({ name, open, close }) => (
          <Box key={name} role="group" aria-label={name} sx={row}>
            <FormControlLabel
              label={name}
              control={<Switch checked={open !== null} />}
              onChange={() => change(name, open ? closed : usual)}
              sx={{ width: { xs: '100%', sm: 150 } }}
            />
            {open && (
              <>
                <TimeField
                  label="Opens"
                  value={open}
                  onChange={(next) => next && change(name, { open: next })}
                  {...field}
                />
                <TimeField
                  label="Closes"
                  value={close}
                  minTime={open.isValid() ? open : undefined}
                  onChange={(next) => next && change(name, { close: next })}
                  {...field}
                />
              </>
            )}
          </Box>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
