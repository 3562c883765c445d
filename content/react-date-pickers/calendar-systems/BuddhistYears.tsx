import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers';

class BuddhistAdapter extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const { formatByString } = this;
    this.formatByString = (value, format) =>
      formatByString(value, format.replace('YYYY', `[${value.year() + 543}]`));
  }
}

export default function BuddhistYears() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-13'));

  return (
    <LocalizationProvider dateAdapter={BuddhistAdapter} adapterLocale="th">
      <Stack sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <DateCalendar
          value={value}
          onChange={setValue}
          minDate={dayjs('2000-01-01')}
          maxDate={dayjs('2035-12-31')}
          disableHighlightToday
          sx={{ maxWidth: '100%' }}
        />
        <Typography variant="body2" role="status">
          Stored: <bdi>{value?.format('YYYY-MM-DD')}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
