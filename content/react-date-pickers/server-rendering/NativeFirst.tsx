import { useEffect, useRef, useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

const parse = (text = '') => (text ? dayjs(text) : null);

export default function NativeFirst() {
  const native = useRef<HTMLInputElement>(null);
  const [plain, setPlain] = useState(true);
  const [from, setFrom] = useState<Dayjs | null>(null);
  const text = from?.isValid() ? from.format('YYYY-MM-DD') : '';

  useEffect(() => {
    // What has been entered before JavaScript came is kept.
    setFrom(parse(native.current?.value));
    setPlain(false);
  }, []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <FormControlLabel
          control={<Switch checked={plain} />}
          onChange={(_, checked) => setPlain(checked)}
          label="As without JavaScript"
        />
        {plain ? (
          <TextField
            type="date"
            name="from"
            label="Allotment from"
            inputRef={native}
            defaultValue={text}
            onChange={({ target }) => setFrom(parse(target.value))}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ) : (
          <DatePicker
            name="from"
            label="Allotment from"
            format="YYYY-MM-DD"
            value={from}
            onChange={setFrom}
          />
        )}
      </Stack>
    </LocalizationProvider>
  );
}
