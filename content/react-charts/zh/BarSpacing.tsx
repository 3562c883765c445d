import { BarChart } from '@mui/x-charts/BarChart';

export default function BarSpacing() {
  return (
    <BarChart
      height={260}
      borderRadius={4}
      title="每天日照时数：今年夏天与常年平均"
      xAxis={[
        {
          data: ['6 月', '7 月', '8 月'],
          categoryGapRatio: 0.6,
          barGapRatio: 0,
        },
      ]}
      series={[
        { data: [8.9, 9.6, 7.2], label: '今年' },
        { data: [7.4, 8.1, 7.5], label: '常年平均', color: '#9e9e9e' },
      ]}
    />
  );
}
