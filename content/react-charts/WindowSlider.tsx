import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { ships } from './harborTraffic.js';

const days = ships.map((_, index) => index + 1);

export default function WindowSlider() {
  const [[first, last], setRange] = useState([61, 90] as [number, number]);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={260}
        hideLegend
        skipAnimation
        title={`Ships per day from day ${first} to day ${last}`}
        xAxis={[{ data: days, min: first, max: last, label: 'Day' }]}
        yAxis={[{ min: 0, label: 'Ships' }]}
        series={[{ data: ships, label: 'Ships', showMark: false }]}
      />
      <Slider
        getAriaLabel={(thumb) => (thumb === 0 ? 'First day' : 'Last day')}
        value={[first, last]}
        min={1}
        max={ships.length}
        valueLabelDisplay="auto"
        onChange={(_, range) => {
          const [from, to] = range as [number, number];
          if (to - from >= 7) setRange([from, to]);
        }}
        sx={{ alignSelf: 'center', width: '80%' }}
      />
    </Stack>
  );
}
