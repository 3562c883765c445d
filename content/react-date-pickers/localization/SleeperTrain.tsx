import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider, StaticDatePicker } from '@mui/x-date-pickers';
import { frFR } from '@mui/x-date-pickers/locales';

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps;

export default function SleeperTrain() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={localeText}
    >
      <StaticDatePicker
        defaultValue={dayjs('2025-04-17')}
        orientation="portrait"
        disableHighlightToday
        slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
