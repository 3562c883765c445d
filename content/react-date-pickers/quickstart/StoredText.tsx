import { useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Loan {
  book: string;
  due: string | null;
}

export default function StoredText() {
  const [loan, setLoan] = useState<Loan>({
    book: 'Dracula',
    due: '2025-05-09',
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label={`${loan.book}, due on`}
          defaultValue={loan.due === null ? null : dayjs(loan.due)}
          onChange={(date) => {
            if (date && !date.isValid()) return;
            setLoan({ ...loan, due: date?.format('YYYY-MM-DD') ?? null });
          }}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography component="pre" variant="body2" role="status" dir="ltr">
          {JSON.stringify(loan)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
