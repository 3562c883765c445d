import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DigitalClock,
  LocalizationProvider,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers';

const freeTables: Record<string, number> = {
  '18:00': 6,
  '18:45': 4,
  '19:30': 0,
  '20:15': 1,
  '21:00': 5,
};
const tablesAt = (time: Dayjs) => freeTables[time.format('HH:mm')];

function TableItem(props: DigitalClockItemProps) {
  const { itemValue, formattedValue, ...other } = props;
  const tables = tablesAt(itemValue);
  if (tables === undefined) return null;
  return (
    <MenuItem
      {...other}
      aria-disabled={other.disabled}
      sx={{ gap: 2, justifyContent: 'space-between' }}
    >
      {formattedValue}
      <Typography component="span" variant="body2" color="text.secondary">
        {`${tables} free`}
      </Typography>
    </MenuItem>
  );
}

export default function FreeTables() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-06-14T18:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        value={time}
        onChange={setTime}
        timeStep={45}
        shouldDisableTime={(one) => !tablesAt(one)}
        slots={{ digitalClockItem: TableItem }}
        ampm={false}
        sx={{ width: 180, maxHeight: 220 }}
      />
    </LocalizationProvider>
  );
}
