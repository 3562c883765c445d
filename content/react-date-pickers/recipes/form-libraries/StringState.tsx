import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  type DatePickerProps,
} from '@mui/x-date-pickers';

type Props = Omit<DatePickerProps, 'value' | 'onChange'> & {
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A picker for forms whose values are texts, such as `2025-04-17`. */
function IsoDatePicker({ value, onChange, ...props }: Props) {
  const [inner, setInner] = useState(() => (value ? dayjs(value) : null));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setInner(value ? dayjs(value) : null);
  }
  return (
    <DatePicker
      {...props}
      value={inner}
      onChange={(next) => {
        const text = next?.isValid() ? next.format('YYYY-MM-DD') : null;
        setInner(next);
        setKnown(text);
        onChange(text);
      }}
    />
  );
}

export default function StringState() {
  const [due, setDue] = useState<string | null>('2025-04-17');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <IsoDatePicker label="Library book due" value={due} onChange={setDue} />
        <Typography variant="body2" role="status">
          <bdi>{JSON.stringify({ due })}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
