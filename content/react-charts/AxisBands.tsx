import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Kind = 'band' | 'line' | 'none';

export default function AxisBands() {
  const [kind, setKind] = useState<Kind>('band');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight of the x axis"
        value={kind}
        onChange={(_, value: Kind | null) => value && setKind(value)}
      >
        <ToggleButton value="band">band</ToggleButton>
        <ToggleButton value="line">line</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={220}
        hideLegend
        title="Calls to a hotline by weekday"
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ data: [186, 142, 131, 128, 95], label: 'Calls' }]}
        axisHighlight={{ x: kind }}
      />
    </Stack>
  );
}
