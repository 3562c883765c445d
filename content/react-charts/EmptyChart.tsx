import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** Says why there is nothing, and what to do about it. */
function NothingYet() {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <text x={x} y={y} textAnchor="middle" fill="currentColor" fontSize={14}>
      <tspan fontWeight={600}>No measurements yet</tspan>
      <tspan x={x} dy={22}>
        The first one takes an hour.
      </tspan>
    </text>
  );
}

export default function EmptyChart() {
  const [values, setValues] = useState<number[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setValues(values.length ? [] : [61, 58, 55, 57, 63, 66])}
      >
        {values.length ? 'Remove the data' : 'An hour later'}
      </Button>
      <LineChart
        height={240}
        hideLegend
        title="Humidity in the greenhouse"
        xAxis={[
          { data: values.map((_, index) => index * 10), label: 'Minute' },
        ]}
        yAxis={[{ min: 40, max: 80, label: 'Humidity (%)' }]}
        series={[{ data: values, label: 'Humidity' }]}
        slots={{ noDataOverlay: NothingYet }}
      />
    </Stack>
  );
}
