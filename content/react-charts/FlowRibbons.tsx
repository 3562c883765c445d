import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import * as data from './energyFlows.js';

const { arrivals, colors, flows, sources, starts, sum, targets, total } = data;

function Flows() {
  const { left, top, width, height } = useDrawingArea();
  const y = (amount: number) => top + (amount / total) * height;
  const right = left + width;
  const half = left + width / 2;
  return flows.flatMap((row, from) =>
    row.map((amount, to) => {
      const a = starts(flows)[from]! + sum(row.slice(0, to));
      const b = starts(arrivals)[to]! + sum(arrivals[to]!.slice(0, from));
      const there = `M${left},${y(a)}C${half},${y(a)} ${half},${y(b)} ${right},${y(b)}`;
      const [c, d] = [y(a + amount), y(b + amount)];
      const back = `V${d}C${half},${d} ${half},${c} ${left},${c}z`;
      const key = `${from}-${to}`;
      return (
        <path key={key} d={there + back} fill={colors[from]} opacity={0.5} />
      );
    }),
  );
}

function Names({ names, nodes, end }: data.Side) {
  const { left, top, width, height } = useDrawingArea();
  return names.map((name, index) => {
    const size = sum(nodes[index]!);
    const middle = starts(nodes)[index]! + size / 2;
    return (
      <text
        key={name}
        x={end ? left + width + 8 : left - 8}
        y={top + (middle / total) * height + 4}
        textAnchor={end ? 'start' : 'end'}
        fontSize={13}
        fill="currentColor"
      >
        {`${name} ${size}`}
      </text>
    );
  });
}

export default function FlowRibbons() {
  return (
    <ChartContainer
      height={260}
      margin={{ left: 80, right: 90 }}
      title="Electricity of a region in GWh, from its sources to its users"
      series={[]}
    >
      <Flows />
      <Names names={sources} nodes={flows} />
      <Names names={targets} nodes={arrivals} end />
    </ChartContainer>
  );
}
