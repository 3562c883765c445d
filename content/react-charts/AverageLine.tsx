import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useDrawingArea, useYScale } from '@mui/x-charts/hooks';

/** A line at the average of all values, across the drawing. */
function Average() {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  const values = useBarSeries().flatMap(({ data }) => data);
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const average = sum / values.length;
  return (
    <g transform={`translate(${left}, ${y(average)})`}>
      <line x2={width} stroke="currentColor" strokeDasharray="5 4" />
      <text x={width} y={-6} textAnchor="end" fontSize={13} fill="currentColor">
        {`Average: ${average.toFixed(1)}`}
      </text>
    </g>
  );
}

export default function AverageLine() {
  return (
    <BarChart
      height={260}
      hideLegend
      title="Kilometers that a postman walks, and their average"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      yAxis={[{ max: 20, label: 'Kilometers' }]}
      series={[{ data: [13.8, 14.6, 15.1, 12.9, 11.2, 8.4], label: 'Way' }]}
      borderRadius={4}
    >
      <Average />
    </BarChart>
  );
}
