import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers';

const invoiced = dayjs('2025-04-17');

const terms: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In 14 days', getValue: () => invoiced.add(14, 'day') },
  { label: 'In 30 days', getValue: () => invoiced.add(30, 'day') },
  { label: 'End of the quarter', getValue: () => dayjs('2025-06-30') },
  { label: 'Not due yet', getValue: () => null },
];

export default function PaymentTerms() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice of April 17 is due"
        defaultValue={invoiced.add(14, 'day')}
        slotProps={{ shortcuts: { items: terms } }}
      />
    </LocalizationProvider>
  );
}
