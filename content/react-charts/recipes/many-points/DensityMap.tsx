import Box from '@mui/material/Box';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { visits } from './pulse.js';

const [columns, rows, width, height] = [60, 24, 10, 5];
const counts = new Uint32Array(columns * rows);
for (const [arrival, stay] of visits) {
  const [column, row] = [
    Math.floor(arrival / width),
    Math.floor(stay / height),
  ];
  if (column < columns && row < rows) counts[row * columns + column]! += 1;
}
const most = Math.max(...counts);
const levels = [0.2, 0.4, 0.6, 0.8, 1];

/** One path for each shade, so that five elements show 100,000 visits. */
function Cells() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const paths = levels.map(() => '');
  counts.forEach((count, cell) => {
    if (count === 0) return;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const [left, right] = [x(column * width), x((column + 1) * width)];
    const [bottom, top] = [y(row * height), y((row + 1) * height)];
    const level = levels.findIndex((limit) => count / most <= limit);
    paths[level] += `M${left} ${top}H${right}V${bottom}H${left}Z`;
  });
  return paths.map((d, level) => (
    <Box
      component="path"
      key={levels[level]}
      d={d}
      sx={{ fill: 'var(--mui-palette-primary-main)', opacity: levels[level] }}
    />
  ));
}

export default function DensityMap() {
  return (
    <ChartContainer
      height={280}
      title="Arrival and length of stay of 100,000 museum visits"
      desc="Most visits begin around the fifth hour and last less than an hour."
      series={[]}
      xAxis={[{ min: 0, max: 600, label: 'Arrival (minutes after opening)' }]}
      yAxis={[{ min: 0, max: 120, label: 'Stay (minutes)' }]}
    >
      <Cells />
      <ChartsAxis />
    </ChartContainer>
  );
}
