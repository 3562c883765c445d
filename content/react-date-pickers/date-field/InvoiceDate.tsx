import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function InvoiceDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of the invoice"
        defaultValue={dayjs('2025-03-31')}
        helperText="At the top right of the letter"
        clearable
      />
    </LocalizationProvider>
  );
}
