import dayjs from 'dayjs';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

function Cake(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 2l2 3a2 2 0 0 1-4 0zm-1 6h2v3h5a2 2 0 0 1 2 2v3a3 3 0 0 1-4 1 4 4 0 0 1-4 0 4 4 0 0 1-4 0 3 3 0 0 1-4-1v-3a2 2 0 0 1 2-2h5zM4 19a5 5 0 0 0 4 0 6 6 0 0 0 8 0 5 5 0 0 0 4 0v3H4z" />
    </SvgIcon>
  );
}

export default function CakeIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Grandma’s birthday"
        defaultValue={dayjs('2025-04-17')}
        slots={{ openPickerIcon: Cake }}
        slotProps={{
          openPickerIcon: { fontSize: 'small' },
          openPickerButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
