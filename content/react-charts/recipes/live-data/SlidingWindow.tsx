import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { loadAt, range } from './readings.js';

/** Up to now, which is 0. The values move, not the axis. */
const seconds = range(-60, 1);

export default function SlidingWindow() {
  const [running, setRunning] = useState(false);
  const [now, setNow] = useState(60);

  useEffect(() => {
    if (!running) return;
    // Stands for a WebSocket or an EventSource.
    const timer = setInterval(() => setNow((old) => old + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button sx={{ alignSelf: 'start' }} onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        height={240}
        skipAnimation
        hideLegend
        title="Load of the server during the last minute"
        xAxis={[
          {
            data: seconds,
            valueFormatter: (second: number) => `${second} s`,
          },
        ]}
        yAxis={[{ min: 0, max: 100, label: 'Load (%)' }]}
        series={[
          {
            data: seconds.map((s) => loadAt(now + s)),
            label: 'Load',
            showMark: false,
          },
        ]}
      />
    </Stack>
  );
}
