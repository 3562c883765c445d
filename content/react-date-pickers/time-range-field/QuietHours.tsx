import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeField } from '@mui/x-date-pickers';

export default function QuietHours() {
  const [from, setFrom] = useState<Dayjs | null>(dayjs('2025-04-17T22:00'));
  const [to, setTo] = useState<Dayjs | null>(dayjs('2025-04-17T06:30'));
  const minutes =
    from?.isValid() && to?.isValid()
      ? (to.diff(from, 'minute') + 24 * 60) % (24 * 60)
      : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="fieldset"
        sx={{ border: 0, m: 0, p: 0, minWidth: 0, maxWidth: 360 }}
      >
        <Typography component="legend" sx={{ mb: 1 }}>
          No calls in these hours
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <TimeField
            label="From"
            ampm={false}
            sx={{ flex: 1 }}
            value={from}
            onChange={setFrom}
          />
          <TimeField
            label="To"
            ampm={false}
            sx={{ flex: 1 }}
            value={to}
            onChange={setTo}
          />
        </Stack>
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          Quiet: {Math.floor(minutes / 60)} h {minutes % 60} min
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
