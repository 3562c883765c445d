import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  pickersLayoutClasses,
  StaticDatePicker,
} from '@mui/x-date-pickers';

const sprint = dayjs('2025-04-07');

const items = [
  { label: 'Planning', getValue: () => sprint },
  { label: 'Review', getValue: () => sprint.add(10, 'day') },
  { label: 'Retrospective', getValue: () => sprint.add(11, 'day') },
];

export default function ShortcutsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={sprint}
        displayStaticWrapperAs="desktop"
        orientation="portrait"
        disableHighlightToday
        slotProps={{
          shortcuts: { items },
          actionBar: { actions: [] },
          layout: {
            sx: {
              [`.${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: 2,
                gridRow: 3,
                display: 'flex',
                flexWrap: 'wrap',
                maxWidth: 320,
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
