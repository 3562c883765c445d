import { LineChart } from '@mui/x-charts/LineChart';

const planned = [20, 20, 20, 25, 25, 25, 25];
const cycled = [22, 18, null, 31, 24, null, 40];

const kilometers = (value: number | null) =>
  value === null ? null : `${value} km`;

export default function TooltipTexts() {
  return (
    <LineChart
      height={260}
      title="Kilometres planned and cycled on a tour"
      xAxis={[
        {
          data: [1, 2, 3, 4, 5, 6, 7],
          scaleType: 'linear',
          label: 'Day',
          tickMinStep: 1,
          valueFormatter: (day: number, { location }) =>
            location === 'tooltip' ? `Day ${day}` : `${day}`,
        },
      ]}
      series={[
        {
          data: planned,
          label: 'Planned',
          showMark: false,
          valueFormatter: kilometers,
        },
        {
          data: cycled,
          label: 'Cycled',
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
