import { BarChart } from '@mui/x-charts/BarChart';

const incidents = [1, 0, 2, 1, 240, 3, null];

export default function SmallestBars() {
  return (
    <BarChart
      height={240}
      hideLegend
      title="Failed requests per day, with an outage on Friday"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[{ data: incidents, label: 'Failed requests', minBarSize: 4 }]}
    />
  );
}
