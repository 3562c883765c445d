import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const teams = ['Red', 'Blue', 'Green', 'Yellow'];
const points = [41, 36, 29, 22];
const lastWeek = [33, 38, 29, 12];

/** A mark at the points of last week, in the middle of each bar. */
function LastWeek() {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const half = x.bandwidth() / 2;
  return teams.map((team, index) => (
    <line
      key={team}
      x1={(x(team) ?? 0) + half * 0.4}
      x2={(x(team) ?? 0) + half * 1.6}
      y1={y(lastWeek[index]!)}
      y2={y(lastWeek[index]!)}
      stroke="currentColor"
      strokeWidth={3}
    />
  ));
}

export default function BandMarks() {
  return (
    <BarChart
      height={260}
      hideLegend
      title="Points of four teams; the lines are those of last week"
      xAxis={[{ data: teams }]}
      yAxis={[{ max: 50 }]}
      series={[
        {
          data: points,
          label: 'Points',
          valueFormatter: (value, { dataIndex }) =>
            `${value}, last week ${lastWeek[dataIndex]}`,
        },
      ]}
    >
      <LastWeek />
    </BarChart>
  );
}
