import { LineChart } from '@mui/x-charts/LineChart';

const planned = [20, 20, 20, 25, 25, 25, 25];
const cycled = [22, 18, null, 31, 24, null, 40];

const kilometres = (value: number | null) =>
  value === null ? null : `${value} km`;

export default function TooltipTexts() {
  return (
    <LineChart
      height={260}
      title="骑行计划与实际公里数"
      xAxis={[
        {
          data: [1, 2, 3, 4, 5, 6, 7],
          scaleType: 'linear',
          label: '天',
          tickMinStep: 1,
          valueFormatter: (day: number, { location }) =>
            location === 'tooltip' ? `第 ${day} 天` : `${day}`,
        },
      ]}
      series={[
        {
          data: planned,
          label: '计划',
          showMark: false,
          valueFormatter: kilometres,
        },
        {
          data: cycled,
          label: '实际',
          connectNulls: true,
          valueFormatter: (value, { dataIndex }) =>
            value === null
              ? null
              : `${value} km (${Math.round((100 * value) / planned[dataIndex]!)}%)`,
        },
      ]}
    />
  );
}
