import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;
  const x = cx + 0.9 * outerRadius * Math.sin(valueAngle);
  const y = cy - 0.9 * outerRadius * Math.cos(valueAngle);
  return (
    <g>
      <circle cx={cx} cy={cy} r={5} fill="currentColor" />
      <path
        d={`M${cx},${cy}L${x},${y}`}
        stroke="currentColor"
        strokeWidth={3}
      />
    </g>
  );
}

export default function NeedleGauge() {
  return (
    <GaugeContainer
      width={200}
      height={200}
      startAngle={-110}
      endAngle={110}
      value={3.2}
      valueMax={6}
      aria-label="咖啡机压力（巴）"
    >
      <GaugeReferenceArc />
      <GaugeValueArc skipAnimation />
      <Needle />
    </GaugeContainer>
  );
}
