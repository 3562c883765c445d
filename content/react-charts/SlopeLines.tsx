import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const ways = [
  { label: 'Bus', data: [34, 25] },
  { label: 'Car', data: [41, 37] },
  { label: 'Bicycle', data: [15, 30] },
  { label: 'On foot', data: [10, 8] },
];

/** Name and value at both ends of each line. */
function Ends() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return useLineSeries().flatMap(({ id, label, data }) =>
    x.domain().map((year, index) => (
      <text
        key={`${id}-${index}`}
        x={x(year)! + (index === 0 ? -10 : 10)}
        y={y(data[index] ?? 0)}
        textAnchor={index === 0 ? 'end' : 'start'}
        dominantBaseline="central"
        fontSize={13}
        fill="currentColor"
      >
        {`${typeof label === 'function' ? label('legend') : label} ${data[index]}%`}
      </text>
    )),
  );
}

export default function SlopeLines() {
  return (
    <LineChart
      height={300}
      hideLegend
      margin={{ left: 90, right: 90 }}
      title="Ways to school in 2015 and 2025: bicycles rose from 15 to 30 percent"
      xAxis={[{ scaleType: 'point', data: ['2015', '2025'] }]}
      yAxis={[{ position: 'none', min: 0, max: 45 }]}
      series={ways.map((way) => ({
        ...way,
        valueFormatter: (value) => `${value}%`,
      }))}
    >
      <Ends />
    </LineChart>
  );
}
