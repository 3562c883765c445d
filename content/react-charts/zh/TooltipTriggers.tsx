import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Trigger = 'axis' | 'item' | 'none';

const seasons = ['春', '夏', '秋', '冬'];
const boats = (value: number | null) => `${value} 艘`;

export default function TooltipTriggers() {
  const [trigger, setTrigger] = useState<Trigger>('axis');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="提示框的内容"
        value={trigger}
        onChange={(_, value: Trigger | null) => value && setTrigger(value)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={260}
        title="各季节码头里的船只"
        xAxis={[{ data: seasons }]}
        series={[
          { data: [34, 81, 46, 12], label: '帆船', valueFormatter: boats },
          { data: [21, 64, 25, 5], label: '机动船', valueFormatter: boats },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
