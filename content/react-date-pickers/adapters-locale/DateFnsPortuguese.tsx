import { useState } from 'react';
import { differenceInCalendarDays } from 'date-fns';
import { ptBR } from 'date-fns/locale';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const ordered = new Date(2025, 3, 10);

export default function DateFnsPortuguese() {
  const [value, setValue] = useState<Date | null>(new Date(2025, 3, 17));
  const days = value && differenceInCalendarDays(value, ordered);

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ptBR}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Delivery"
          value={value}
          onChange={setValue}
          minDate={ordered}
        />
        <Typography variant="body2" role="status">
          Days after the order: {Number.isNaN(days) ? '–' : (days ?? '–')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
