import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  LocalizationProvider,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerContext,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers';

function NoteLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, content, actionBar, ownerState } = usePickerLayout(props);
  const { value } = usePickerContext<Dayjs | null>();
  const isLate = value !== null && value.isAfter('2025-04-25', 'day');
  return (
    <PickersLayoutRoot ownerState={ownerState}>
      {toolbar}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {content}
        <Alert severity={isLate ? 'warning' : 'info'} sx={{ maxWidth: 320 }}>
          {isLate
            ? 'After April 25, seeds arrive too late for the greenhouse.'
            : 'Seeds need four days to reach you.'}
        </Alert>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function WithNote() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Order seeds on"
        defaultValue={dayjs('2025-04-17')}
        closeOnSelect={false}
        slots={{ layout: NoteLayout }}
      />
    </LocalizationProvider>
  );
}
