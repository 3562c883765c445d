import { LineChart } from '@mui/x-charts';

export default function Visitors() {
  return (
    <LineChart
      height={320}
      title="Visitors on each weekday"
      xAxis={[
        { scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
      ]}
      yAxis={[{ min: 0 }]}
      series={[
        { label: 'Library', data: [120, 132, 101, 134, 190] },
        { label: 'Museum', data: [80, 92, 71, 104, 150] },
      ]}
    />
  );
}
