import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function WidthDecides() {
  // Controlled: the picker is another one when the window changes.
  const [visit, setVisit] = useState<Dayjs | null>(dayjs('2025-10-06'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit to the museum"
        value={visit}
        onChange={setVisit}
        desktopModeMediaQuery="@media (min-width: 600px)"
        slotProps={{
          textField: {
            helperText: 'Below the field from 600 pixels on, else in a dialog',
          },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
