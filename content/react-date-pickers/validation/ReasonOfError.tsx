import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const holidays = ['2025-05-01', '2025-05-29'];
const samples = ['2025-04-30', '2025-05-01', '2025-05-02', '2025-06-03'];

export default function ReasonOfError() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-01'));
  const [error, setError] = useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Try a day"
          value={day?.format('YYYY-MM-DD')}
          onChange={(_, next: string | null) => next && setDay(dayjs(next))}
        >
          {samples.map((sample) => (
            <ToggleButton key={sample} value={sample}>
              {sample.slice(5)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker
          label="Visit of the chimney sweep"
          value={day}
          onChange={setDay}
          minDate={dayjs('2025-05-01')}
          maxDate={dayjs('2025-05-31')}
          shouldDisableDate={(one) =>
            holidays.includes(one.format('YYYY-MM-DD'))
          }
          onError={setError}
        />
        <Typography role="status">{`onError: ${error}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
