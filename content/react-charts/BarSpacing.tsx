import { BarChart } from '@mui/x-charts/BarChart';

export default function BarSpacing() {
  return (
    <BarChart
      height={260}
      borderRadius={4}
      title="Hours of sun per day, this summer and the mean"
      xAxis={[
        {
          data: ['June', 'July', 'August'],
          categoryGapRatio: 0.6,
          barGapRatio: 0,
        },
      ]}
      series={[
        { data: [8.9, 9.6, 7.2], label: 'This year' },
        { data: [7.4, 8.1, 7.5], label: 'Mean', color: '#9e9e9e' },
      ]}
    />
  );
}
