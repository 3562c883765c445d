import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const years = [2019, 2020, 2021, 2022, 2023, 2024];

/** The name of each series behind its last point. */
function LineNames() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return useLineSeries().map(({ id, label, data, color }) => (
    <text
      key={id}
      x={x(years.at(-1)!) + 10}
      y={y(data.at(-1) ?? 0)}
      dominantBaseline="central"
      fontSize={13}
      fill={color}
    >
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
}

export default function DirectLabels() {
  return (
    <LineChart
      height={260}
      hideLegend
      margin={{ right: 90 }}
      title="各种通勤方式的占比"
      xAxis={[
        {
          data: years,
          tickMinStep: 1,
          valueFormatter: (year: number) => `${year}`,
        },
      ]}
      yAxis={[
        { min: 0, max: 60, valueFormatter: (value: number) => `${value}%` },
      ]}
      series={[
        { data: [54, 58, 55, 50, 46, 43], label: '汽车' },
        { data: [31, 16, 20, 27, 31, 35], label: '公交' },
        { data: [15, 26, 25, 23, 23, 22], label: '自行车' },
      ]}
    >
      <LineNames />
    </LineChart>
  );
}
