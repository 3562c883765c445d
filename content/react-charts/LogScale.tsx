import { LineChart } from '@mui/x-charts/LineChart';

const users = [12, 31, 74, 190, 460, 1200, 2900, 7400];

export default function LogScale() {
  return (
    <LineChart
      height={260}
      hideLegend
      title="Users of an app per month since its start"
      desc="The line is almost straight on a logarithmic axis: the number grows by the same factor every month."
      xAxis={[
        { data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Month', tickMinStep: 1 },
      ]}
      yAxis={[
        {
          scaleType: 'log',
          width: 64,
          tickInterval: [10, 100, 1000, 10000],
          valueFormatter: (value: number) => value.toLocaleString('en'),
        },
      ]}
      series={[{ data: users, label: 'Users' }]}
      grid={{ horizontal: true }}
    />
  );
}
