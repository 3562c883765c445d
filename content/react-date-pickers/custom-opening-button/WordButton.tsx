import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  usePickerContext,
} from '@mui/x-date-pickers';

function OpenButton({ onClick, disabled, ...props }: IconButtonProps) {
  const { open } = usePickerContext();
  const word = open ? 'Close' : 'Calendar';
  return (
    <Button
      size="small"
      aria-label={`${word}: ${props['aria-label']}`}
      aria-expanded={open}
      disabled={disabled}
      onClick={onClick}
    >
      {word}
    </Button>
  );
}

export default function WordButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Chimney sweep"
        defaultValue={dayjs('2025-04-17')}
        slots={{ openPickerButton: OpenButton }}
      />
    </LocalizationProvider>
  );
}
