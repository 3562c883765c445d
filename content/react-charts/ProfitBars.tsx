import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25'];

const thousands = (value: number | null) => `${value}k €`;

export default function ProfitBars() {
  return (
    <BarChart
      height={280}
      hideLegend
      title="Result of a bakery in each quarter"
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
          label: 'Result',
          valueFormatter: thousands,
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
