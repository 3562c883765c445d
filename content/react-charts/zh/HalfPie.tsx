import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { label: '绿谷', value: 11, color: '#2e7d32' },
  { label: '市民联盟', value: 9, color: '#f9a825' },
  { label: '村民名单', value: 7, color: '#1565c0' },
  { label: '独立人士', value: 2, color: '#757575' },
];

export default function HalfPie() {
  return (
    <PieChart
      height={160}
      title="镇议会席位"
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          innerRadius: 60,
          outerRadius: 110,
          cy: 130,
          valueFormatter: ({ value }) => `${value} 席`,
        },
      ]}
    />
  );
}
