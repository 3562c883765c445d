import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  LocalizationProvider,
  type DateFieldProps,
} from '@mui/x-date-pickers';

export default function FieldControls(props: DateFieldProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField defaultValue={dayjs('2025-04-07')} {...props} />
    </LocalizationProvider>
  );
}
