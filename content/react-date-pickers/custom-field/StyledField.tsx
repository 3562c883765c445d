import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

export default function StyledField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Vaccinated on"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          textField: {
            variant: 'filled',
            color: 'secondary',
            required: true,
            helperText: 'As in the yellow booklet',
            sx: { width: '100%', maxWidth: 320 },
          },
          field: { clearable: true },
        }}
      />
    </LocalizationProvider>
  );
}
