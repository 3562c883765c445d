import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function AcceptedOnly() {
  const [draft, setDraft] = useState<Dayjs | null>(dayjs('2025-03-18'));
  const [saved, setSaved] = useState(draft);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Next check-up"
          value={draft}
          onChange={setDraft}
          onAccept={(value) => {
            if (!value || value.isValid()) setSaved(value);
          }}
          closeOnSelect={false}
          slotProps={{
            actionBar: { actions: ['clear', 'cancel', 'accept'] },
          }}
        />
        <Typography role="status">
          {saved ? `Saved: ${saved.format('YYYY-MM-DD')}` : 'Saved: none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
