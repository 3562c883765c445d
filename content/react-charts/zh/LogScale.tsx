import { LineChart } from '@mui/x-charts/LineChart';

const users = [12, 31, 74, 190, 460, 1200, 2900, 7400];

export default function LogScale() {
  return (
    <LineChart
      height={260}
      hideLegend
      title="应用上线以来每月的用户数"
      desc="在对数轴上几乎是直线：每月按同样的倍数增长。"
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8], label: '月', tickMinStep: 1 }]}
      yAxis={[
        {
          scaleType: 'log',
          width: 64,
          tickInterval: [10, 100, 1000, 10000],
          valueFormatter: (value: number) => value.toLocaleString('zh'),
        },
      ]}
      series={[{ data: users, label: '用户数' }]}
      grid={{ horizontal: true }}
    />
  );
}
