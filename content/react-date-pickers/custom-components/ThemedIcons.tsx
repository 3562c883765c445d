import dayjs from 'dayjs';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import type {} from '@mui/x-date-pickers/themeAugmentation';

function TicketIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zm10 2h2v2h-2zm0 3h2v2h-2zm0 3h2v2h-2z" />
    </SvgIcon>
  );
}

const withTickets = (outer: object) =>
  createTheme(outer, {
    components: {
      MuiDatePicker: {
        defaultProps: { slots: { openPickerIcon: TicketIcon } },
      },
    },
  });

export default function ThemedIcons() {
  return (
    <ThemeProvider theme={withTickets}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Opera night" defaultValue={dayjs('2025-04-17')} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
