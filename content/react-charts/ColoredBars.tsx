import { BarChart } from '@mui/x-charts/BarChart';

const lines = ['Red line', 'Green line', 'Blue line'];
const colors = ['#c62828', '#2e7d32', '#1565c0'];

export default function ColoredBars() {
  return (
    <BarChart
      height={220}
      hideLegend
      title="Passengers per train on three lines"
      xAxis={[{ data: lines, colorMap: { type: 'ordinal', colors } }]}
      series={[{ data: [212, 168, 240], label: 'Passengers' }]}
    />
  );
}
