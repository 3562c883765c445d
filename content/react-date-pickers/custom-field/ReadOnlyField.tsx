import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useValidation,
  validateDate,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers';

function ClickField(props: DatePickerFieldProps) {
  const picker = usePickerContext<Dayjs | null>();
  const adapter = usePickerAdapter();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props,
  });

  return (
    <TextField
      ref={picker.triggerRef}
      label={picker.label}
      value={
        picker.value
          ? adapter.formatByString(picker.value, picker.fieldFormat)
          : ''
      }
      placeholder={placeholder}
      error={hasValidationError}
      helperText={hasValidationError ? 'Not in this season' : ' '}
      onClick={() => picker.setOpen(true)}
      onKeyDown={({ key }) => key === 'Enter' && picker.setOpen(true)}
      slotProps={{
        htmlInput: { readOnly: true, 'aria-haspopup': 'dialog' },
        inputLabel: { shrink: true },
      }}
    />
  );
}

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Asparagus from the farm"
        defaultValue={dayjs('2025-07-02')}
        minDate={dayjs('2025-04-10')}
        maxDate={dayjs('2025-06-24')}
        slots={{ field: ClickField }}
      />
    </LocalizationProvider>
  );
}
