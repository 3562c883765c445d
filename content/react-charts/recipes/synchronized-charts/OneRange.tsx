import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { clock, hours, measured } from './station.js';

export default function OneRange() {
  const [range, setRange] = useState([6, 18]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Slider
        min={0}
        max={22}
        step={2}
        value={range}
        onChange={(_, value) => setRange(value as number[])}
        getAriaLabel={(thumb) => (thumb === 0 ? 'First hour' : 'Last hour')}
        getAriaValueText={clock}
        valueLabelDisplay="auto"
        valueLabelFormat={clock}
        sx={{ alignSelf: 'center', width: '85%' }}
      />
      {measured.slice(0, 2).map(({ id, name, unit, data }) => (
        <LineChart
          key={id}
          height={160}
          title={name}
          skipAnimation
          xAxis={[
            {
              data: hours,
              min: range[0],
              max: range[1],
              valueFormatter: clock,
            },
          ]}
          yAxis={[{ width: 40 }]}
          series={[{ id, data, label: `${name} (${unit})` }]}
        />
      ))}
    </Stack>
  );
}
