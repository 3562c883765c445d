import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  pickersDayClasses,
} from '@mui/x-date-pickers';

const popup = {
  borderTop: '4px solid',
  borderColor: 'primary.main',
  [`& .${pickersDayClasses.root}`]: { borderRadius: 0 },
};

export default function NightPopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Night at the observatory"
        defaultValue={dayjs('2025-10-06')}
        sx={{ width: '100%', maxWidth: 320 }}
        slotProps={{
          textField: { variant: 'filled' },
          openPickerIcon: { color: 'primary' },
          popper: { placement: 'bottom-end' },
          desktopPaper: { elevation: 2, sx: popup },
          mobilePaper: { sx: popup },
        }}
      />
    </LocalizationProvider>
  );
}
