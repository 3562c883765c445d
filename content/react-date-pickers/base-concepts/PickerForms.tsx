import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDatePicker,
  LocalizationProvider,
  MobileDatePicker,
  StaticDatePicker,
} from '@mui/x-date-pickers';

export default function PickerForms() {
  const [form, setForm] = useState('desktop');
  const day = dayjs('2025-09-12');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Form"
          value={form}
          onChange={(_, next: string | null) => next && setForm(next)}
        >
          <ToggleButton value="desktop">Desktop</ToggleButton>
          <ToggleButton value="mobile">Mobile</ToggleButton>
          <ToggleButton value="static">Static</ToggleButton>
        </ToggleButtonGroup>
        {form === 'desktop' && (
          <DesktopDatePicker label="Below the field" defaultValue={day} />
        )}
        {form === 'mobile' && (
          <MobileDatePicker label="In a dialog" defaultValue={day} />
        )}
        {form === 'static' && (
          <StaticDatePicker
            orientation="portrait"
            defaultValue={day}
            sx={{ maxWidth: '100%' }}
          />
        )}
      </Stack>
    </LocalizationProvider>
  );
}
