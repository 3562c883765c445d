import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { visits } from './pulse.js';

/** Lies behind the SVG, where its drawing area is. */
function Points() {
  const ref = useRef<HTMLCanvasElement>(null);
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();

  useEffect(() => {
    const canvas = ref.current!;
    const context = canvas.getContext('2d')!;
    const density = window.devicePixelRatio;
    [canvas.width, canvas.height] = [width * density, height * density];
    context.scale(density, density);
    context.fillStyle = 'rgb(47 125 225 / 0.15)';
    for (const [arrival, stay] of visits)
      context.fillRect(x(arrival) - left, y(stay) - top, 1, 1);
  }, [x, y, left, top, width, height]);

  return (
    <canvas
      ref={ref}
      aria-hidden
      style={{ position: 'absolute', left, top, width, height }}
    />
  );
}

export default function CanvasPoints() {
  return (
    <ChartDataProvider
      height={280}
      series={[]}
      xAxis={[{ min: 0, max: 600, label: 'Arrival (minutes after opening)' }]}
      yAxis={[{ min: 0, max: 120, label: 'Stay (minutes)' }]}
    >
      <Box sx={{ position: 'relative', width: '100%', height: 280 }}>
        <Points />
        <ChartsSurface title="Arrival and stay of 100,000 museum visits">
          <ChartsAxis />
        </ChartsSurface>
      </Box>
    </ChartDataProvider>
  );
}
