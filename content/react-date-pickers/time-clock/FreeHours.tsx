import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, TimeClock } from '@mui/x-date-pickers';

const taken = [10, 11, 14];

export default function FreeHours() {
  const [lesson, setLesson] = useState<Dayjs | null>(dayjs('2025-05-12T15:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <TimeClock
          views={['hours']}
          value={lesson}
          onChange={setLesson}
          minTime={dayjs('2025-05-12T08:00')}
          maxTime={dayjs('2025-05-12T17:00')}
          shouldDisableTime={(time) => taken.includes(time.hour())}
          ampm={false}
        />
        <Typography role="status">
          {lesson && `Lesson from ${lesson.format('HH:mm')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
