import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const calendars = [
  { name: 'Persian', locale: 'en-u-ca-persian' },
  { name: 'Hebrew', locale: 'en-u-ca-hebrew' },
  { name: 'Thai solar', locale: 'en-u-ca-buddhist' },
  { name: 'Ethiopic', locale: 'en-u-ca-ethiopic' },
];

export default function FourCalendars() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-03-20T12:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Equinox, Gregorian"
          value={value}
          onChange={setValue}
        />
        {value?.isValid() &&
          calendars.map(({ name, locale }) => (
            <Typography key={name} variant="body2">
              {`${name}: `}
              <bdi>
                {value.toDate().toLocaleDateString(locale, {
                  dateStyle: 'long',
                })}
              </bdi>
            </Typography>
          ))}
      </Stack>
    </LocalizationProvider>
  );
}
