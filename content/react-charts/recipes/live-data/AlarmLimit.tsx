import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { loadAt, range } from './readings.js';

const limit = 70;

export default function AlarmLimit() {
  const [running, setRunning] = useState(false);
  const [now, setNow] = useState(30);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow((old) => old + 1), 500);
    return () => clearInterval(timer);
  }, [running]);

  const seconds = range(now - 30, now);
  const isHigh = loadAt(now - 1) > limit;
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button sx={{ alignSelf: 'start' }} onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        height={200}
        skipAnimation
        title="Load of the server with its limit"
        xAxis={[
          { data: seconds, min: now - 30, max: now - 1, position: 'none' },
        ]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: seconds.map(loadAt), showMark: false }]}
      >
        <ChartsReferenceLine
          y={limit}
          label="Limit"
          lineStyle={{ strokeDasharray: '6 4' }}
        />
      </LineChart>
      <div aria-live="polite">
        <Alert severity={isHigh ? 'warning' : 'success'}>
          {isHigh ? 'The load is above the limit.' : 'The load is normal.'}
        </Alert>
      </div>
    </Stack>
  );
}
