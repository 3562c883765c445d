import { LineChart } from '@mui/x-charts/LineChart';

export default function DoughLine() {
  return (
    <LineChart
      height={260}
      title="Volume of a sourdough over twelve hours"
      xAxis={[
        { data: [0, 2, 4, 5, 6, 8, 10, 12], label: 'Hours after feeding' },
      ]}
      series={[
        { data: [100, 108, 135, 168, 201, 224, 196, 158], label: 'Volume (%)' },
      ]}
    />
  );
}
