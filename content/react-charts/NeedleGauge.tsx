import {
  GaugeContainer,
  GaugeReferenceArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

const limits = { valueMin: 0, valueMax: 4, startAngle: -100, endAngle: 100 };
const meters = [0, 1, 2, 3, 4];

function Scale() {
  const { cx, cy, outerRadius, innerRadius } = useGaugeState();
  const middle = (outerRadius + innerRadius) / 2;
  return meters.map((meter) => (
    <text
      key={meter}
      // Every quarter of the arc is a meter.
      transform={`translate(${cx} ${cy}) rotate(${meter * 50 - 100}) translate(0 ${-middle})`}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={13}
      fill="currentColor"
    >
      {meter}
    </text>
  ));
}

function Needle() {
  const { cx, cy, innerRadius, valueAngle } = useGaugeState();
  if (valueAngle === null) return null;
  const degrees = (valueAngle * 180) / Math.PI;
  return (
    <polygon
      transform={`translate(${cx} ${cy}) rotate(${degrees})`}
      points={`-6,0 0,${-innerRadius} 6,0 0,10`}
      fill="currentColor"
    />
  );
}

export default function NeedleGauge() {
  return (
    <GaugeContainer
      width={240}
      height={150}
      {...limits}
      value={2.7}
      innerRadius="75%"
      aria-label="Water level at the pier"
      aria-valuetext="2.7 of 4 meters"
    >
      <GaugeReferenceArc />
      <Scale />
      <Needle />
    </GaugeContainer>
  );
}
