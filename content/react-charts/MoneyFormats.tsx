import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const months = [0, 1, 2, 3].map((month) => new Date(Date.UTC(2025, month)));
const utc = { timeZone: 'UTC' };

const formats = ['en-GB', 'de-DE', 'zh-CN', 'hi-IN'].map((locale) => ({
  locale,
  money: new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }),
  month: new Intl.DateTimeFormat(locale, { month: 'short', ...utc }),
}));

export default function MoneyFormats() {
  const [index, setIndex] = useState(0);
  const { money, month } = formats[index]!;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        sx={{ alignSelf: 'flex-start' }}
        size="small"
        aria-label="Language"
        value={index}
        onChange={(_, next: number | null) => setIndex(next ?? index)}
      >
        {formats.map(({ locale }, value) => (
          <ToggleButton key={locale} value={value}>
            {locale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        hideLegend
        title="Turnover of a bookshop from January to April"
        xAxis={[{ data: months, valueFormatter: (d: Date) => month.format(d) }]}
        yAxis={[{ width: 80, valueFormatter: (n: number) => money.format(n) }]}
        series={[
          {
            data: [18240, 15960, 21410, 19875],
            label: 'Turnover',
            valueFormatter: (value) => money.format(value ?? 0),
          },
        ]}
      />
    </Stack>
  );
}
