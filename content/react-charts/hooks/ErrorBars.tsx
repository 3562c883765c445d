import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const doses = [0, 5, 10, 15, 20];
const growth = [4.1, 6.8, 9.2, 9.9, 8.7];
const deviation = [0.6, 0.9, 0.7, 1.3, 1.6];

/** The deviation of each mean, from below to above its point. */
function Deviations() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const color = useLineSeries('growth')?.color;
  return doses.map((dose, index) => {
    const low = y(growth[index]! - deviation[index]!);
    const high = y(growth[index]! + deviation[index]!);
    const at = x(dose);
    return (
      <path
        key={dose}
        d={`M${at - 5},${high}h10M${at},${high}V${low}M${at - 5},${low}h10`}
        stroke={color}
        strokeWidth={1.5}
        fill="none"
      />
    );
  });
}

export default function ErrorBars() {
  return (
    <LineChart
      height={260}
      hideLegend
      title="Growth of seedlings by amount of fertilizer, with standard deviation"
      xAxis={[{ data: doses, min: -1, max: 21, label: 'Fertilizer (g)' }]}
      yAxis={[{ min: 0, max: 12, label: 'Growth (cm)' }]}
      series={[
        {
          id: 'growth',
          data: growth,
          label: 'Growth',
          curve: 'linear',
          valueFormatter: (value, { dataIndex }) =>
            `${value} ± ${deviation[dataIndex]} cm`,
        },
      ]}
    >
      <Deviations />
    </LineChart>
  );
}
