import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';

export default function PlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of the complaint"
        defaultValue={dayjs('2025-10-07')}
        enableAccessibleFieldDOMStructure={false}
      />
    </LocalizationProvider>
  );
}
