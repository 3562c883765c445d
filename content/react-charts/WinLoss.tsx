import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

/** Goals scored minus goals conceded. */
const games = [2, -1, 1, 3, -2, -1, 1, 2, -3, 1];

export default function WinLoss() {
  return (
    <SparkLineChart
      plotType="bar"
      data={games}
      width={220}
      height={64}
      showTooltip
      valueFormatter={(value) => `${value! > 0 ? '+' : '−'}${Math.abs(value!)}`}
      yAxis={{
        min: -4,
        max: 4,
        colorMap: {
          type: 'piecewise',
          thresholds: [0],
          colors: ['#c62828', '#2e7d32'],
        },
      }}
      title="Goal difference in ten games: six wins, four defeats"
    />
  );
}
