import { useState } from 'react';
import { flushSync } from 'react-dom';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateField,
  DatePicker,
  LocalizationProvider,
} from '@mui/x-date-pickers';

const day = dayjs('2025-10-06');
const kinds = {
  TextField: <TextField type="date" defaultValue="2025-10-06" />,
  DateField: <DateField defaultValue={day} />,
  DatePicker: <DatePicker defaultValue={day} />,
};
type Kind = keyof typeof kinds;

export default function DrawTime() {
  const [kind, setKind] = useState<Kind>();
  const [time, setTime] = useState(0);

  function draw(next: Kind) {
    flushSync(() => setKind(undefined));
    const start = performance.now();
    flushSync(() => setKind(next));
    setTime(performance.now() - start);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {(Object.keys(kinds) as Kind[]).map((name) => (
            <Button key={name} variant="outlined" onClick={() => draw(name)}>
              {name}
            </Button>
          ))}
        </Stack>
        <Typography role="status" variant="body2">
          {kind ? `20 × ${kind}: ${time.toFixed()} ms` : 'Choose a component.'}
        </Typography>
        <Stack spacing={1} sx={{ height: 160, overflow: 'auto', pt: 1 }}>
          {kind &&
            Array.from({ length: 20 }, (_, n) => (
              <div key={n}>{kinds[kind]}</div>
            ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
