import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** Shows the drawing area and its measures. */
function Frame() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g fill="currentColor" fontSize={13}>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
        strokeDasharray="4 3"
      />
      <circle cx={left} cy={top} r={4} />
      <text x={left + 10} y={top + 20}>
        {`left: ${left}, top: ${top}`}
      </text>
      <text x={left + width - 10} y={top + height - 12} textAnchor="end">
        {`width: ${Math.round(width)}, height: ${height}`}
      </text>
    </g>
  );
}

export default function DrawingFrame() {
  return (
    <LineChart
      height={240}
      hideLegend
      title="Snow depth over six weeks, with the frame of the drawing area"
      xAxis={[{ data: [1, 2, 3, 4, 5, 6], label: 'Week', tickMinStep: 1 }]}
      yAxis={[{ label: 'Snow (cm)', max: 120 }]}
      series={[{ data: [12, 35, 61, 58, 74, 49], label: 'Snow' }]}
    >
      <Frame />
    </LineChart>
  );
}
