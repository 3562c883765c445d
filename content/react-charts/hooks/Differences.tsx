import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXAxis, useYScale } from '@mui/x-charts/hooks';

/** How far the second series is above the first, over each category. */
function Difference() {
  const [before, after] = useBarSeries(['before', 'after']);
  const { data: places = [], scale } = useXAxis<'band'>();
  const y = useYScale<'linear'>();
  if (!before || !after) return null;
  return places.map((place, index) => {
    const from = before.data[index] ?? 0;
    const to = after.data[index] ?? 0;
    const percent = Math.round((to / from - 1) * 100);
    return (
      <text
        key={place}
        x={(scale(place) ?? 0) + scale.bandwidth() / 2}
        y={y(Math.max(from, to)) - 8}
        textAnchor="middle"
        fontSize={13}
        fill="currentColor"
      >
        {percent > 0 ? `+${percent}%` : `${percent}%`}
      </text>
    );
  });
}

export default function Differences() {
  return (
    <BarChart
      height={260}
      title="Cyclists per hour, before and after the new lane"
      xAxis={[{ data: ['Bridge', 'Station', 'School'] }]}
      yAxis={[{ max: 300 }]}
      series={[
        { id: 'before', label: 'Before', data: [142, 118, 86] },
        { id: 'after', label: 'After', data: [231, 164, 79] },
      ]}
    >
      <Difference />
    </BarChart>
  );
}
