import dayjs, { type Dayjs } from 'dayjs';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers';
import { useDateManager } from '@mui/x-date-pickers/managers';
import { useValidation } from '@mui/x-date-pickers/validation';

const imported = ['2025-05-05', '2025-05-10', '2024-05-05', '2025-13-01'];

const rules = {
  minDate: dayjs('2025-01-01'),
  maxDate: dayjs('2025-12-31'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0 || day.day() === 6,
};

function ImportedDay({ text }: { text: string }) {
  const { validator } = useDateManager();
  const { validationError } = useValidation({
    validator,
    value: dayjs(text, 'YYYY-MM-DD', true),
    timezone: 'default',
    props: { ...rules, disablePast: false, disableFuture: false },
  });
  return (
    <ListItem>
      <ListItemText primary={text} secondary={validationError ?? 'Accepted'} />
    </ListItem>
  );
}

export default function CheckedImport() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <List dense aria-label="Imported days" sx={{ width: 240 }}>
        {imported.map((text) => (
          <ImportedDay key={text} text={text} />
        ))}
      </List>
    </LocalizationProvider>
  );
}
