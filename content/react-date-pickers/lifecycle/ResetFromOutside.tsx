import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const planned = dayjs('2025-03-18');

export default function ResetFromOutside() {
  const [value, setValue] = useState<Dayjs | null>(planned);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Surgery" value={value} onChange={setValue} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            disabled={!value?.isValid()}
            onClick={() => setValue(value!.add(1, 'week'))}
          >
            Postpone a week
          </Button>
          <Button onClick={() => setValue(planned)}>Reset</Button>
          <Button onClick={() => setValue(null)}>Empty</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
