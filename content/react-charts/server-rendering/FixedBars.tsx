import { BarChart } from '@mui/x-charts/BarChart';

export default function FixedBars() {
  return (
    <BarChart
      width={320}
      height={200}
      skipAnimation
      title="Bicycles counted on the bridge"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ width: 44 }]}
      series={[{ data: [1820, 2050, 1970, 2210, 1640] }]}
    />
  );
}
