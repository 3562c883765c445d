import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  ScatterChart,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';

const before = [
  { id: 'rice', x: 3, y: 2 },
  { id: 'bread', x: 6, y: 4 },
  { id: 'soup', x: 2, y: 7 },
];
const after = [
  { id: 'rice', x: 5, y: 6 },
  { id: 'bread', x: 8, y: 5 },
  { id: 'soup', x: 4, y: 9 },
];

/** Moves by CSS, and only for people who don't mind. */
function SlidingMarker({ x, y, color }: ScatterMarkerProps) {
  return (
    <circle
      className="sliding"
      r={8}
      fill={color}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    />
  );
}

export default function SlidingMarks() {
  const [data, setData] = useState(before);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setData(data === before ? after : before)}
      >
        {data === before ? 'After the course' : 'Before the course'}
      </Button>
      <ScatterChart
        height={240}
        hideLegend
        title="Speed and taste of three dishes, before and after a cooking course"
        xAxis={[{ min: 0, max: 10, label: 'Speed' }]}
        yAxis={[{ min: 0, max: 10, label: 'Taste' }]}
        series={[{ data, label: 'Dishes' }]}
        slots={{ marker: SlidingMarker }}
        sx={{
          '@media (prefers-reduced-motion: no-preference)': {
            '& .sliding': { transition: 'transform 600ms ease-in-out' },
          },
        }}
      />
    </Stack>
  );
}
