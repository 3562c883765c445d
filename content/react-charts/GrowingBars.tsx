import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAnimateBar } from '@mui/x-charts/hooks';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

/** A bar with an outline, which grows as the original does. */
function OutlinedBar(props: BarProps) {
  const animated = useAnimateBar(props);
  return (
    <rect
      {...animated}
      fill={props.color}
      fillOpacity={0.25}
      stroke={props.color}
      strokeWidth={2}
    />
  );
}

export default function GrowingBars() {
  const [year, setYear] = useState(2024);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setYear(year === 2024 ? 2025 : 2024)}
      >
        {`Show ${year === 2024 ? 2025 : 2024}`}
      </Button>
      <BarChart
        height={240}
        hideLegend
        title={`Honey from three places in ${year}`}
        xAxis={[{ data: ['Meadow', 'Forest', 'Roof'] }]}
        yAxis={[{ min: 0, max: 30, label: 'Honey (kg)' }]}
        series={[
          { data: year === 2024 ? [24, 17, 9] : [19, 26, 14], label: 'Honey' },
        ]}
        slots={{ bar: OutlinedBar }}
      />
    </Stack>
  );
}
