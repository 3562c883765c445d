import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const jobs = ['Nursing', 'Teaching', 'Plumbing', 'Baking'];
const years = [
  { label: '2020', x: [31, 38, 29, 24] },
  { label: '2025', x: [39, 43, 41, 30] },
];

/** A line between the two points of each job. */
function Links() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const [from, to] = useScatterSeries();
  return jobs.map((job, index) => (
    <line
      key={job}
      x1={x(from!.data[index]!.x)}
      x2={x(to!.data[index]!.x)}
      y1={y(index)}
      y2={y(index)}
      stroke="currentColor"
      strokeOpacity={0.4}
      strokeWidth={3}
    />
  ));
}

export default function Dumbbells() {
  return (
    <ScatterChart
      height={260}
      title="Wages in four jobs, 2020 and 2025, in thousand euros a year"
      xAxis={[{ min: 20, max: 50, label: 'Thousand euros' }]}
      yAxis={[
        {
          min: -0.5,
          max: 3.5,
          width: 84,
          tickInterval: [0, 1, 2, 3],
          valueFormatter: (index: number) => jobs[index] ?? '',
        },
      ]}
      series={years.map(({ label, x }) => ({
        label,
        markerSize: 7,
        data: x.map((value, y) => ({ x: value, y })),
        valueFormatter: (point) =>
          point && `${jobs[point.y]}: ${point.x},000 €`,
      }))}
    >
      <Links />
    </ScatterChart>
  );
}
