import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type PickersShortcutsItem,
} from '@mui/x-date-pickers';

const ordered = dayjs('2025-04-17');
const noDelivery = ['2025-04-18', '2025-04-19', '2025-04-20', '2025-04-21'];

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'As soon as possible',
    getValue: ({ isValid }) => {
      for (let days = 1; days <= 30; days += 1) {
        const day = ordered.add(days, 'day');
        if (isValid(day)) return day;
      }
      return null;
    },
  },
  { label: 'Next day', getValue: () => ordered.add(1, 'day') },
  { label: 'In a week', getValue: () => ordered.add(7, 'day') },
];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        referenceDate={ordered}
        minDate={ordered}
        maxDate={dayjs('2025-05-17')}
        shouldDisableDate={(day) =>
          noDelivery.includes(day.format('YYYY-MM-DD'))
        }
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
