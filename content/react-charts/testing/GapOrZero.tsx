import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const counts = [
  { day: 'Mon', visitors: 41 },
  { day: 'Tue', visitors: 38 },
  { day: 'Wed' },
  { day: 'Thu', visitors: 44 },
  { day: 'Fri', visitors: 57 },
];

/** What a test can check without a chart: a day without a count is a gap. */
export const valuesOf = (rows: { visitors?: number }[]) =>
  rows.map(({ visitors }) => visitors ?? null);

export default function GapOrZero() {
  const [mistaken, setMistaken] = useState(false);
  const right = valuesOf(counts);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="With the mistake"
        control={
          <Switch
            checked={mistaken}
            onChange={(event) => setMistaken(event.target.checked)}
          />
        }
      />
      <LineChart
        height={220}
        hideLegend
        title="Visitors of the library; nobody counted on Wednesday"
        xAxis={[{ scaleType: 'point', data: counts.map(({ day }) => day) }]}
        yAxis={[{ min: 0, max: 60 }]}
        series={[
          {
            label: 'Visitors',
            curve: 'linear',
            data: mistaken ? right.map(Number) : right,
          },
        ]}
      />
    </Stack>
  );
}
