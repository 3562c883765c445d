import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Contract begins"
          defaultValue={dayjs('2025-10-01')}
          required
          helperText="The first of a month"
        />
        <DateField
          label="Signed on"
          defaultValue={dayjs('2025-09-16')}
          readOnly
          variant="standard"
        />
        <DateField label="Contract ends" disabled variant="filled" />
        <DateField
          label="Notice given on"
          defaultValue={dayjs('2025-09-20')}
          error
          helperText="Before the contract began?"
          size="small"
        />
      </Stack>
    </LocalizationProvider>
  );
}
