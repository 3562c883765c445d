import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, MobileDatePicker } from '@mui/x-date-pickers';

export default function OwnTexts() {
  const [harvest, setHarvest] = useState<Dayjs | null>(dayjs('2025-09-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <MobileDatePicker
          label="Start of harvest"
          defaultValue={harvest}
          onAccept={setHarvest}
          localeText={{
            toolbarTitle: 'When do we pick?',
            okButtonLabel: 'Pick on this day',
            cancelButtonLabel: 'Wait',
          }}
        />
        <Typography variant="body2" role="status">
          <bdi>
            {harvest?.isValid() ? harvest.format('MMMM D, YYYY') : 'No day yet'}
          </bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
