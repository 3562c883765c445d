import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

const steps = ['Visited', 'Looked at a bike', 'Test ride', 'Bought'];
const people = [2400, 1150, 310, 120];
const rest = people.map((count) => (2400 - count) / 2);

/** From the width of this step to the width of the next one. */
function Section({ id, dataIndex, x, y, width, height, color }: BarProps) {
  if (id !== 'people') return null;
  const next = people[dataIndex + 1] ?? people[dataIndex]!;
  const inset = (width * (1 - next / people[dataIndex]!)) / 2;
  return (
    <path
      d={`M${x},${y}h${width}l${-inset},${height}h${2 * inset - width}z`}
      fill={color}
      fillOpacity={1 - dataIndex * 0.2}
    />
  );
}

export default function FunnelBars() {
  return (
    <BarChart
      height={280}
      hideLegend
      layout="horizontal"
      title="Of 2,400 visitors of a bicycle shop, 120 bought a bicycle"
      xAxis={[{ position: 'none', max: 2400 }]}
      yAxis={[
        { data: steps, width: 120, categoryGapRatio: 0.05, disableTicks: true },
      ]}
      series={[
        { id: 'rest', data: rest, stack: 'a', valueFormatter: () => null },
        {
          id: 'people',
          data: people,
          stack: 'a',
          label: 'People',
          color: '#1976d2',
          valueFormatter: (count) =>
            `${count} (${Math.round(((count ?? 0) / 2400) * 100)}%)`,
        },
      ]}
      slots={{ bar: Section }}
    />
  );
}
