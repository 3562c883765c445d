import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const hours = ['8', '10', '12', '14', '16', '18'];
const clock = (hour: string) => `${hour}:00`;

export default function LinkedCharts() {
  const [place, setPlace] = useState<AxisItemIdentifier[]>([]);
  const shared = {
    hideLegend: true,
    height: 170,
    highlightedAxis: place,
    onHighlightedAxisChange: setPlace,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        {...shared}
        title="一天的气温"
        xAxis={[
          {
            id: 'hours',
            data: hours,
            scaleType: 'band',
            valueFormatter: clock,
          },
        ]}
        yAxis={[{ width: 48 }]}
        series={[{ data: [14, 17, 21, 24, 23, 19], label: '气温（°C）' }]}
        axisHighlight={{ x: 'band' }}
      />
      <BarChart
        {...shared}
        title="一天售出的冰淇淋"
        xAxis={[{ id: 'hours', data: hours, valueFormatter: clock }]}
        yAxis={[{ width: 48 }]}
        series={[{ data: [3, 12, 41, 68, 72, 30], label: '冰淇淋' }]}
      />
    </Stack>
  );
}
