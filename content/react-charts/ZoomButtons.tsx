import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ships } from './harborTraffic.js';

export default function ZoomButtons() {
  const [{ start, length }, setView] = useState({ start: 90, length: 30 });
  const move = (nextStart: number, nextLength: number) => {
    const size = Math.min(Math.max(nextLength, 7), ships.length);
    const end = ships.length - size;
    setView({ start: Math.min(Math.max(nextStart, 0), end), length: size });
  };
  const half = Math.round(length / 2);
  const quarter = Math.round(length / 4);
  const shown = ships.slice(start, start + length);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ButtonGroup size="small" aria-label="Days to show">
        <Button onClick={() => move(start - half, length)}>Earlier</Button>
        <Button onClick={() => move(start + quarter, half)}>Fewer days</Button>
        <Button onClick={() => move(start - half, length * 2)}>
          More days
        </Button>
        <Button onClick={() => move(start + half, length)}>Later</Button>
      </ButtonGroup>
      <BarChart
        height={240}
        hideLegend
        skipAnimation
        title={`Ships per day, ${shown.length} days from day ${start + 1} on`}
        xAxis={[{ data: shown.map((_, i) => start + i + 1), label: 'Day' }]}
        yAxis={[{ label: 'Ships' }]}
        series={[{ data: shown, label: 'Ships' }]}
      />
    </Stack>
  );
}
