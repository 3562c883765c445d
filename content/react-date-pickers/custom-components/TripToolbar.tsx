import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  StaticDatePicker,
  usePickerContext,
} from '@mui/x-date-pickers';

const departure = dayjs('2025-04-17');

function NightsToolbar({ className }: { className?: string }) {
  const { value } = usePickerContext<Dayjs | null>();
  const nights = value?.diff(departure, 'day') ?? 0;
  return (
    <Stack className={className} sx={{ px: 3, pt: 2 }}>
      <Typography variant="overline">Return from Lisbon</Typography>
      <Typography variant="h5" aria-live="polite">
        Nights: {nights}
      </Typography>
    </Stack>
  );
}

export default function TripToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-04-22')}
        minDate={departure}
        orientation="portrait"
        disableHighlightToday
        slots={{ toolbar: NightsToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
