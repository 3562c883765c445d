import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** A stamp across the middle, as large as the drawing allows. */
function DraftStamp() {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <text
      x={x}
      y={y}
      transform={`rotate(-18 ${x} ${y})`}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={Math.min(width / 5, height / 2)}
      fontWeight={700}
      fill="currentColor"
      fillOpacity={0.15}
      pointerEvents="none"
    >
      Draft
    </text>
  );
}

export default function DraftChart() {
  return (
    <BarChart
      height={240}
      hideLegend
      title="Draft: costs of the festival by area"
      xAxis={[{ data: ['Stage', 'Artists', 'Safety', 'Kitchen'] }]}
      yAxis={[{ label: 'Costs (€1,000)' }]}
      series={[{ data: [38, 61, 17, 24], label: 'Costs' }]}
    >
      <DraftStamp />
    </BarChart>
  );
}
