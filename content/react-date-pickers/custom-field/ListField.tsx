import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  usePickerContext,
} from '@mui/x-date-pickers';

const markets = ['2025-04-05', '2025-04-19', '2025-05-03', '2025-05-17'];

function MarketSelect() {
  const { label, value, setValue, triggerRef } =
    usePickerContext<Dayjs | null>();
  return (
    <TextField
      select
      ref={triggerRef}
      label={label}
      value={value?.format('YYYY-MM-DD') ?? ''}
      onChange={({ target }) => setValue(dayjs(target.value))}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {markets.map((day) => (
        <MenuItem key={day} value={day}>
          {dayjs(day).format('dddd, MMMM D')}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function ListField() {
  const [value, setValue] = useState<Dayjs | null>(dayjs(markets[1]));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Flea market"
        value={value}
        onChange={setValue}
        slots={{ field: MarketSelect }}
      />
    </LocalizationProvider>
  );
}
