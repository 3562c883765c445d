import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ships } from './harborTraffic.js';

const months = ['May', 'June', 'July', 'August'];
const daysOf = (month: number) => ships.slice(month * 30, month * 30 + 30);
const sums = months.map((_, i) => daysOf(i).reduce((sum, n) => sum + n, 0));

export default function MonthToDays() {
  const [month, setMonth] = useState<number | null>(null);
  const days = month === null ? [] : daysOf(month);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Button disabled={month === null} onClick={() => setMonth(null)}>
          All months
        </Button>
        {months.map((name, index) => (
          <Button
            key={name}
            aria-pressed={index === month}
            onClick={() => setMonth(index)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <BarChart
        height={240}
        hideLegend
        title={
          month === null
            ? 'Ships per month'
            : `Ships per day in ${months[month]}`
        }
        xAxis={[{ data: month === null ? months : days.map((_, i) => i + 1) }]}
        series={[{ data: month === null ? sums : days, label: 'Ships' }]}
        onAxisClick={(_, data) =>
          month === null && data && setMonth(data.dataIndex)
        }
      />
    </Stack>
  );
}
