import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

export default function ReferenceTime() {
  const [tasting, setTasting] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <DateCalendar
          value={tasting}
          onChange={setTasting}
          referenceDate={dayjs('2025-09-12T18:00')}
          views={['day']}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status">
          <bdi>
            {tasting ? tasting.format('YYYY-MM-DD HH:mm') : 'No day yet'}
          </bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
