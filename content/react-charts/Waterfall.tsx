import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

const steps = [
  { step: 'Jan', change: 1800 },
  { step: 'Fees', change: 950 },
  { step: 'Grant', change: 1200 },
  { step: 'Rent', change: -1400 },
  { step: 'Trips', change: -700 },
];
const rows = [...steps, { step: 'June', change: 0 }].map(({ step }, index) => {
  const sum = (end: number) =>
    steps.slice(0, end).reduce((all, { change }) => all + change, 0);
  const isLast = index === steps.length;
  const [from, to] = isLast ? [0, sum(index)] : [sum(index), sum(index + 1)];
  return {
    step,
    base: Math.min(from, to),
    size: Math.abs(to - from),
    to,
    from,
  };
});

/** Colored by direction; the series below is invisible. */
function Step({ id, dataIndex, x, y, width, height }: BarProps) {
  if (id === 'base') return null;
  const { from, to } = rows[dataIndex]!;
  const color = from === 0 ? 'primary' : to > from ? 'success' : 'error';
  const fill = `var(--mui-palette-${color}-main)`;
  return <rect x={x} y={y} width={width} height={height} fill={fill} />;
}

export default function Waterfall() {
  return (
    <BarChart
      height={280}
      hideLegend
      title="Cash of a club: 1,800 euros in January, 1,850 in June"
      dataset={rows}
      xAxis={[{ dataKey: 'step' }]}
      yAxis={[{ label: 'Euros', width: 64 }]}
      series={[
        { id: 'base', dataKey: 'base', stack: 'a', valueFormatter: () => null },
        {
          id: 'change',
          dataKey: 'size',
          stack: 'a',
          label: 'Change',
          valueFormatter: (_, { dataIndex }) =>
            `${rows[dataIndex]!.to - rows[dataIndex]!.from} €`,
        },
      ]}
      slots={{ bar: Step }}
    />
  );
}
