import { BarChart } from '@mui/x-charts/BarChart';

const money = (value: number | null) => `${value}k €`;

/** Series with the same `stack` stand on each other, stacks stand side by side. */
const costs = [
  { stack: '2024', data: [84, 61, 40], label: 'Staff 2024', color: '#90caf9' },
  {
    stack: '2024',
    data: [22, 35, 12],
    label: 'Material 2024',
    color: '#ffcc80',
  },
  { stack: '2025', data: [91, 58, 52], label: 'Staff 2025', color: '#1976d2' },
  {
    stack: '2025',
    data: [26, 27, 15],
    label: 'Material 2025',
    color: '#ef6c00',
  },
];

export default function CostGroups() {
  return (
    <BarChart
      height={300}
      title="Costs of three workshops in two years"
      xAxis={[{ data: ['Joinery', 'Metalwork', 'Paint shop'] }]}
      yAxis={[{ width: 72, valueFormatter: money }]}
      series={costs.map((one) => ({ ...one, valueFormatter: money }))}
      grid={{ horizontal: true }}
    />
  );
}
