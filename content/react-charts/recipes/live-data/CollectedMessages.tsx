import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { loadAt, range } from './readings.js';

const first = range(0, 200).map((n) => loadAt(n / 5));

export default function CollectedMessages() {
  const [running, setRunning] = useState(false);
  const [values, setValues] = useState(first);
  const [draws, setDraws] = useState(0);
  const received = useRef(first.length);

  useEffect(() => {
    if (!running) return;
    const waiting: number[] = [];
    const messages = setInterval(() => {
      waiting.push(loadAt(received.current / 5));
      received.current += 1;
    }, 20);
    const drawing = setInterval(() => {
      const arrived = waiting.splice(0);
      setValues((old) => [...old, ...arrived].slice(-200));
      setDraws((old) => old + 1);
    }, 500);
    return () => {
      clearInterval(messages);
      clearInterval(drawing);
    };
  }, [running]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button sx={{ alignSelf: 'start' }} onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        height={200}
        skipAnimation
        title="Load of the server, 50 readings per second"
        xAxis={[{ data: range(0, values.length), position: 'none' }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: values, showMark: false }]}
      />
      <Typography variant="body2">Drawn {draws} times</Typography>
    </Stack>
  );
}
