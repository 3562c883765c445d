import { BarChart } from '@mui/x-charts/BarChart';

const money = (value: number | null) => `${value} 千欧元`;

/** Series with the same `stack` stand on each other, stacks stand side by side. */
const costs = [
  { stack: '2024', data: [84, 61, 40], label: '2024 年人工', color: '#90caf9' },
  { stack: '2024', data: [22, 35, 12], label: '2024 年材料', color: '#ffcc80' },
  { stack: '2025', data: [91, 58, 52], label: '2025 年人工', color: '#1976d2' },
  { stack: '2025', data: [26, 27, 15], label: '2025 年材料', color: '#ef6c00' },
];

export default function CostGroups() {
  return (
    <BarChart
      height={300}
      title="三个车间两年的成本"
      xAxis={[{ data: ['木工', '金工', '喷漆'] }]}
      yAxis={[{ width: 72, valueFormatter: money }]}
      series={costs.map((one) => ({ ...one, valueFormatter: money }))}
      grid={{ horizontal: true }}
    />
  );
}
