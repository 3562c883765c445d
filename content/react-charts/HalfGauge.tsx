import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function HalfGauge() {
  return (
    <Gauge
      width={260}
      height={150}
      startAngle={-90}
      endAngle={90}
      innerRadius="70%"
      cornerRadius="50%"
      value={5.8}
      skipAnimation
      valueMin={0}
      valueMax={8}
      aria-label="Water in the cistern"
      aria-valuetext="5.8 of 8 cubic meters"
      text={({ value, valueMax }) => `${value} / ${valueMax} m³`}
      sx={{
        [`& .${gaugeClasses.valueText}`]: { fontSize: 22 },
        [`& .${gaugeClasses.valueArc}`]: { fill: '#0288d1' },
      }}
    />
  );
}
