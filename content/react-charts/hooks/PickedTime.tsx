import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useSvgRef, useXScale } from '@mui/x-charts/hooks';

type Pick = { minute: number; onPick: (minute: number) => void };

/** A line at the chosen minute; a click anywhere chooses another one. */
function Picker({ minute, onPick }: Pick) {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'linear'>();
  const svg = useSvgRef();
  return (
    <g transform={`translate(0, ${top})`}>
      <rect
        x={left}
        width={width}
        height={height}
        fill="transparent"
        style={{ cursor: 'crosshair' }}
        onClick={({ clientX }) => {
          const from = svg.current!.getBoundingClientRect().left;
          onPick(Math.round(x.invert(clientX - from)));
        }}
      />
      <line x1={x(minute)} x2={x(minute)} y2={height} stroke="currentColor" />
    </g>
  );
}

export default function PickedTime() {
  const [minute, setMinute] = useState(20);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography role="status">{`Take it out after ${minute} minutes.`}</Typography>
      <LineChart
        height={240}
        hideLegend
        title="Core temperature of a loaf in the oven"
        xAxis={[{ data: [0, 10, 20, 30, 40, 50], label: 'Minute' }]}
        yAxis={[{ max: 110, label: '°C' }]}
        series={[{ data: [24, 41, 68, 88, 96, 98], label: 'Core' }]}
      >
        <Picker minute={minute} onPick={setMinute} />
      </LineChart>
    </Stack>
  );
}
