import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers';

function DateButton(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext();
  const adapter = usePickerAdapter();
  const placeholder = useParsedFormat();
  const { ownerState, inputRef, slots, slotProps, ...other } =
    forwardedProps as Record<string, unknown>;

  return (
    <Button
      {...other}
      ref={picker.triggerRef}
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      disabled={picker.disabled}
      onClick={() => picker.setOpen((open) => !open)}
      sx={{ gap: 0.5 }}
    >
      <bdi>{`${picker.label}:`}</bdi>
      <bdi>
        {picker.value
          ? adapter.formatByString(picker.value, picker.fieldFormat)
          : placeholder}
      </bdi>
    </Button>
  );
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Show photos from"
        defaultValue={dayjs('2025-04-17')}
        slots={{ field: DateButton }}
      />
    </LocalizationProvider>
  );
}
