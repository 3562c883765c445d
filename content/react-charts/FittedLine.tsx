import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

/** Hours of practice, and mistakes in a dictation. */
const pupils = [
  [1, 19],
  [2, 17],
  [2, 14],
  [3, 16],
  [4, 13],
  [5, 11],
  [5, 14],
  [6, 9],
  [7, 10],
  [8, 6],
  [9, 7],
  [10, 3],
].map(([x, y]) => ({ x: x!, y: y! }));

const mean = (key: 'x' | 'y') =>
  pupils.reduce((sum, pupil) => sum + pupil[key], 0) / pupils.length;
const [meanX, meanY] = [mean('x'), mean('y')];
const slope =
  pupils.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
  pupils.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
const fitted = (x: number) => meanY + slope * (x - meanX);

function Fit() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return (
    <line
      x1={x(1)}
      y1={y(fitted(1))}
      x2={x(10)}
      y2={y(fitted(10))}
      stroke="currentColor"
      strokeDasharray="6 4"
    />
  );
}

export default function FittedLine() {
  return (
    <ScatterChart
      height={260}
      hideLegend
      title="Practice and mistakes of twelve pupils, with the fitted line"
      xAxis={[{ label: 'Hours of practice', min: 0 }]}
      yAxis={[{ label: 'Mistakes', min: 0 }]}
      series={[{ data: pupils, label: 'Pupils', markerSize: 5 }]}
    >
      <Fit />
    </ScatterChart>
  );
}
