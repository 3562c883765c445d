import { useState } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, LocalizationProvider } from '@mui/x-date-pickers';
import { parcels } from './parcels.js';

export default function EditOne() {
  const [rows, setRows] = useState(parcels);
  const [edited, setEdited] = useState<number>();
  const save = (id: number, day: string) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, day } : row)));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
        {rows.map(({ id, to, day }) => (
          <Stack
            key={id}
            direction="row"
            sx={{ height: 40, alignItems: 'center', gap: 2 }}
          >
            <Typography sx={{ flex: 1 }}>{to}</Typography>
            {id === edited ? (
              <DateField
                autoFocus
                size="small"
                label="Delivery"
                format="YYYY-MM-DD"
                defaultValue={dayjs(day)}
                onChange={(next, { validationError }) =>
                  next &&
                  !validationError &&
                  save(id, next.format('YYYY-MM-DD'))
                }
                onBlur={() => setEdited(undefined)}
                sx={{ width: 160 }}
              />
            ) : (
              <Button onClick={() => setEdited(id)} sx={{ width: 160 }}>
                {day}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
