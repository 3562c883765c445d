import { useMemo, useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { samples } from './pulse.js';

/** The lowest and the highest value of each of `count` pieces, in their order. */
function reduce(from: number, to: number, count: number) {
  const x: number[] = [];
  const y: number[] = [];
  const step = Math.max(1, (to - from) / count);
  for (let start = from; start < to; start += step) {
    let low = Math.floor(start);
    let high = low;
    for (let n = low; n < Math.min(start + step, to); n += 1) {
      if (samples[n]! < samples[low]!) low = n;
      if (samples[n]! > samples[high]!) high = n;
    }
    for (const n of low < high ? [low, high] : [high, low]) {
      x.push(n);
      y.push(samples[n]!);
    }
  }
  return { x, y };
}

export default function ReducedLine() {
  const [[from = 0, to = 0], setRange] = useState<number[]>([
    0,
    samples.length,
  ]);
  const { x, y } = useMemo(() => reduce(from, to, 400), [from, to]);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={240}
        skipAnimation
        hideLegend
        margin={{ right: 32 }}
        title="Vibration of a bearing, 100,000 samples"
        xAxis={[{ data: x, min: from, max: to }]}
        yAxis={[{ min: -2, max: 4 }]}
        series={[{ data: y, showMark: false, curve: 'linear' }]}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'none' } }}
      />
      <Slider
        min={0}
        max={samples.length}
        step={500}
        value={[from, to]}
        onChange={(_, value) => setRange(value as number[])}
        getAriaLabel={(thumb) => (thumb === 0 ? 'First sample' : 'Last sample')}
        sx={{ alignSelf: 'center', width: '85%' }}
      />
    </Stack>
  );
}
