import { BarChart } from '@mui/x-charts/BarChart';

const quarters = [
  '24 年 Q1',
  '24 年 Q2',
  '24 年 Q3',
  '24 年 Q4',
  '25 年 Q1',
  '25 年 Q2',
];

const thousands = (value: number | null) => `${value} 千欧元`;

export default function ProfitBars() {
  return (
    <BarChart
      height={280}
      hideLegend
      title="一家面包店的季度盈亏"
      xAxis={[{ data: quarters, disableLine: true, disableTicks: true }]}
      yAxis={[
        {
          width: 72,
          valueFormatter: thousands,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [
              'var(--mui-palette-error-main)',
              'var(--mui-palette-success-main)',
            ],
          },
        },
      ]}
      series={[
        {
          data: [-14, -6, 5, 19, 8, 23],
          label: '盈亏',
          valueFormatter: thousands,
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
