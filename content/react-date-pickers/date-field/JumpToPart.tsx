import { useRef } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  type FieldRef,
} from '@mui/x-date-pickers';

export default function JumpToPart() {
  const field = useRef<FieldRef<Dayjs | null>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Passport valid until"
          defaultValue={dayjs('2029-11-04')}
          unstableFieldRef={field}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => field.current?.focusField('year')}>
            Correct the year
          </Button>
          <Button
            onClick={() => {
              field.current?.focusField();
              field.current?.setSelectedSections('all');
            }}
          >
            Replace all
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
