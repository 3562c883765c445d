import { useState } from 'react';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { deDE, jaJP, ptBR } from '@mui/x-date-pickers/locales';

const languages = {
  de: { name: 'Deutsch', departure: 'Abfahrt', texts: deDE },
  ja: { name: '日本語', departure: '出発', texts: jaJP },
  'pt-br': { name: 'Português', departure: 'Partida', texts: ptBR },
};

export default function LanguageSwitch() {
  const [code, setCode] = useState<keyof typeof languages>('de');
  const { departure, texts } = languages[code];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        value={code}
        onChange={(_, next: keyof typeof languages | null) =>
          setCode(next ?? code)
        }
      >
        {Object.entries(languages).map(([key, { name }]) => (
          <ToggleButton key={key} value={key} lang={key}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={code}
        localeText={
          texts.components.MuiLocalizationProvider.defaultProps.localeText
        }
      >
        <DateTimePicker key={code} label={departure} />
      </LocalizationProvider>
    </Stack>
  );
}
