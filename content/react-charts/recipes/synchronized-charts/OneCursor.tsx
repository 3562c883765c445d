import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { clock, hours, measured } from './station.js';

export default function OneCursor() {
  const [place, setPlace] = useState<AxisItemIdentifier[]>([]);
  const index = place[0]?.dataIndex ?? hours.length - 1;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2">{`Values at ${clock(hours[index]!)}`}</Typography>
      {measured.map(({ id, name, unit, data }) => (
        <div key={id}>
          <Typography variant="subtitle2" component="h3">
            {`${name}: ${data[index]} ${unit}`}
          </Typography>
          <LineChart
            height={110}
            hideLegend
            title={name}
            xAxis={[
              { id: 'hours', data: hours, max: 22, valueFormatter: clock },
            ]}
            yAxis={[{ width: 40, tickNumber: 3 }]}
            series={[{ id, data, showMark: false }]}
            highlightedAxis={place}
            onHighlightedAxisChange={setPlace}
            slotProps={{ tooltip: { trigger: 'none' } }}
          />
        </div>
      ))}
    </Stack>
  );
}
