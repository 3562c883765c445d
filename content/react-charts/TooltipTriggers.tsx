import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Trigger = 'axis' | 'item' | 'none';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];
const boats = (value: number | null) => `${value} boats`;

export default function TooltipTriggers() {
  const [trigger, setTrigger] = useState<Trigger>('axis');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What the tooltip is about"
        value={trigger}
        onChange={(_, value: Trigger | null) => value && setTrigger(value)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={260}
        title="Boats in the marina by season"
        xAxis={[{ data: seasons }]}
        series={[
          { data: [34, 81, 46, 12], label: 'Sailing', valueFormatter: boats },
          { data: [21, 64, 25, 5], label: 'Motor', valueFormatter: boats },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
