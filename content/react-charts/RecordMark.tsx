import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

const heights = [162, 165, 164, 171, 168, 173, 170];
const best = heights.indexOf(Math.max(...heights));

/** A dot, and for the best jump a ring with its height. */
function JumpMark({ x, y, color, dataIndex }: MarkElementProps) {
  const isBest = dataIndex === best;
  return (
    <g>
      <circle cx={x} cy={y} r={isBest ? 6 : 3} fill={color} />
      {isBest && (
        <text x={x} y={Number(y) - 14} textAnchor="middle" fill="currentColor">
          {heights[best]} cm
        </text>
      )}
    </g>
  );
}

export default function RecordMark() {
  return (
    <LineChart
      height={260}
      hideLegend
      title="High jumps of one season; the best was 173 centimeters"
      xAxis={[
        {
          data: heights.map((_, index) => index + 1),
          label: 'Competition',
          tickMinStep: 1,
        },
      ]}
      yAxis={[{ min: 155, max: 180, label: 'Height (cm)' }]}
      series={[{ data: heights, label: 'Height', curve: 'linear' }]}
      slots={{ mark: JumpMark }}
    />
  );
}
