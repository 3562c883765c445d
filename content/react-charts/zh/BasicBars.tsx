import { BarChart } from '@mui/x-charts';

export default function BasicBars() {
  return (
    <BarChart
      height={280}
      title="一周里每天卖出的面包"
      xAxis={[
        { data: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] },
      ]}
      series={[{ data: [86, 74, 91, 88, 132, 178, 120], label: '卖出的面包' }]}
      colors={['var(--mui-palette-primary-main)']}
      borderRadius={6}
    />
  );
}
