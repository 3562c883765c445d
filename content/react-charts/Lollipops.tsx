import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

/** A stem with a round head in place of the bar. */
function Lollipop({ x, y, width, height, color }: BarProps) {
  const middle = x + width / 2;
  return (
    <g stroke={color} fill={color}>
      <line x1={middle} x2={middle} y1={y + height} y2={y} strokeWidth={2} />
      <circle cx={middle} cy={y} r={6} />
    </g>
  );
}

export default function Lollipops() {
  return (
    <BarChart
      height={260}
      hideLegend
      title="Books borrowed per weekday in the village library"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      yAxis={[{ max: 80 }]}
      series={[{ data: [34, 41, 57, 38, 62, 71], label: 'Books' }]}
      slots={{ bar: Lollipop }}
    />
  );
}
