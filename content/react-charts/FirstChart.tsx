import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      height={260}
      title="Books lent by the town library, by branch"
      xAxis={[{ data: ['Center', 'Harbor', 'Hillside', 'Bus'] }]}
      series={[{ data: [1840, 960, 720, 310], label: 'Books lent in May' }]}
    />
  );
}
