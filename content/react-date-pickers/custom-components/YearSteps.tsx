import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  LocalizationProvider,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers';

const steps = [
  { label: '−1 year', months: -12 },
  { label: '−1 month', months: -1 },
  { label: '+1 month', months: 1 },
  { label: '+1 year', months: 12 },
];

function StepHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, labelId, onMonthChange } = props;
  return (
    <Stack sx={{ px: 2, pt: 1, alignItems: 'center' }}>
      <Typography id={labelId} aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {steps.map(({ label, months }) => (
          <Button
            key={label}
            size="small"
            onClick={() => onMonthChange(currentMonth.add(months, 'month'))}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

export default function YearSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={{ calendarHeader: StepHeader }}
        disableHighlightToday
        sx={{ maxWidth: '100%', maxHeight: 380, height: 'auto' }}
      />
    </LocalizationProvider>
  );
}
