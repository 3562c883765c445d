import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  LocalizationProvider,
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  StaticDatePicker,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers';
import type { Dayjs } from 'dayjs';

function TopActionsLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, actionBar, ownerState } =
    usePickerLayout(props);
  return (
    <PickersLayoutRoot
      ownerState={ownerState}
      sx={{
        [`.${pickersLayoutClasses.actionBar}`]: { gridColumn: 2, gridRow: 1 },
        [`.${pickersLayoutClasses.toolbar}`]: { gridColumn: 2, gridRow: 2 },
        [`.${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
      }}
    >
      {actionBar}
      {toolbar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        ownerState={ownerState}
      >
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

export default function ActionsOnTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-04-17')}
        orientation="portrait"
        disableHighlightToday
        slots={{ layout: TopActionsLayout }}
      />
    </LocalizationProvider>
  );
}
