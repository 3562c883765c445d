import { useState } from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField, LocalizationProvider } from '@mui/x-date-pickers';

const start = DateTime.fromISO('2025-04-17T20:00', {
  zone: 'America/Montreal',
});

export default function LuxonZones() {
  const [value, setValue] = useState<DateTime | null>(start);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="fr">
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Concert in Montreal"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          In Paris:{' '}
          <bdi>
            {value?.isValid
              ? value.setZone('Europe/Paris').toFormat('dd/MM/yyyy HH:mm')
              : '–'}
          </bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
