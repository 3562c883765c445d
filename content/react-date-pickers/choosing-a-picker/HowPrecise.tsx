import { useState } from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  DateTimePicker,
  LocalizationProvider,
  TimeField,
} from '@mui/x-date-pickers';

const shared = { defaultValue: dayjs('2025-10-06T17:42:08') };
const questions = {
  'A year': <DatePicker label="Built in" views={['year']} {...shared} />,
  'A month': (
    <DatePicker label="Renovated" views={['year', 'month']} {...shared} />
  ),
  'A day': <DatePicker label="Moved in" {...shared} />,
  'A minute': <DateTimePicker label="Meter read at" {...shared} />,
  'A second': (
    <TimeField label="Power failed at" format="HH:mm:ss" {...shared} />
  ),
};
type Precision = keyof typeof questions;

export default function HowPrecise() {
  const [asked, setAsked] = useState<Precision>('A month');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="Precision"
          value={asked}
          onChange={({ target }) => setAsked(target.value as Precision)}
        >
          {Object.keys(questions).map((precision) => (
            <MenuItem key={precision} value={precision}>
              {precision}
            </MenuItem>
          ))}
        </TextField>
        {questions[asked]}
      </Stack>
    </LocalizationProvider>
  );
}
