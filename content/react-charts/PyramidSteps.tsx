import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';

const levels = [
  { name: 'Hawks', tons: 2, fill: '#90caf9' },
  { name: 'Small birds', tons: 20, fill: '#64b5f6' },
  { name: 'Insects', tons: 200, fill: '#42a5f5' },
  { name: 'Plants', tons: 2000, fill: '#2196f3' },
];

/** Levels of equal height between the sides of a triangle. */
function Pyramid() {
  const { left, top, width, height } = useDrawingArea();
  const middle = left + width / 2;
  const step = height / levels.length;
  const base = Math.min(width, height * 1.6);
  return levels.map(({ name, tons, fill }, index) => {
    const y = top + index * step;
    const half = (level: number) => (base * level) / levels.length / 2;
    return (
      <g key={name}>
        <path
          d={`M${middle - half(index)},${y}H${middle + half(index)}L${middle + half(index + 1)},${y + step - 3}H${middle - half(index + 1)}z`}
          fill={fill}
        />
        <text
          x={middle + half(index + 0.5) + 12}
          y={y + step / 2 + 5}
          fontSize={13}
          fill="currentColor"
        >
          {`${name}, ${tons} t`}
        </text>
      </g>
    );
  });
}

export default function PyramidSteps() {
  return (
    <ChartContainer
      height={280}
      margin={{ left: 10, right: 110 }}
      title="Food pyramid of a forest: 2,000 tons of plants feed 2 tons of hawks"
      series={[]}
    >
      <Pyramid />
    </ChartContainer>
  );
}
