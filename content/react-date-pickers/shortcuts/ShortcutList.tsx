import dayjs from 'dayjs';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  StaticDatePicker,
  useIsValidValue,
  usePickerActionsContext,
} from '@mui/x-date-pickers';

const exams = [
  ['Math', '2025-05-12'],
  ['Physics', '2025-05-15'],
  ['French', '2025-05-23'],
] as const;

function ExamList() {
  const { setValue } = usePickerActionsContext();
  const isValid = useIsValidValue();
  return (
    <List
      dense
      aria-label="Exams"
      sx={{ gridColumn: '1 / 4', display: 'flex' }}
    >
      {exams.map(([subject, text]) => (
        <ListItem key={subject} disablePadding>
          <ListItemButton
            sx={{ px: 1.5 }}
            disabled={!isValid(dayjs(text))}
            onClick={() => setValue(dayjs(text), { changeImportance: 'set' })}
          >
            <ListItemText primary={subject} secondary={text} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function ShortcutList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-05-12')}
        maxDate={dayjs('2025-05-20')}
        disableHighlightToday
        slots={{ shortcuts: ExamList }}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
