import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  TimePicker,
} from '@mui/x-date-pickers';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const bakery = (outer: object) =>
  createTheme(outer, {
    palette: { primary: { main: '#9c4a1a' } },
    components: {
      MuiPickersTextField: { defaultProps: { size: 'small' } },
      MuiPickersOutlinedInput: {
        styleOverrides: { root: { borderRadius: 20 } },
      },
      MuiPickerPopper: { styleOverrides: { paper: { borderRadius: 20 } } },
      MuiPickersDay: { styleOverrides: { root: { borderRadius: 10 } } },
      MuiMultiSectionDigitalClockSection: {
        styleOverrides: { item: { borderRadius: 10 } },
      },
    },
  });

export default function ThemedForm() {
  return (
    <ThemeProvider theme={bakery}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
          <DatePicker label="Cake for" defaultValue={dayjs('2025-10-06')} />
          <TimePicker
            label="Fetched at"
            defaultValue={dayjs('2025-10-06T15:30')}
          />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
