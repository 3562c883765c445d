import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import {
  ScatterChart,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const hours = ['8', '10', '12', '14', '16', '18'];
const guests = [
  [12, 18, 64, 31, 22, 9],
  [10, 21, 71, 35, 19, 12],
  [14, 19, 78, 38, 27, 11],
  [9, 24, 69, 33, 25, 16],
  [16, 28, 85, 52, 41, 33],
];
const cells = guests.flatMap((row, y) => row.map((z, x) => ({ x, y, z })));

/** A rectangle around the point, as large as its cell. */
function Cell({ x, y, color }: ScatterMarkerProps) {
  const area = useDrawingArea();
  const width = area.width / hours.length;
  const height = area.height / days.length;
  return (
    <rect
      x={x - width / 2 + 1}
      y={y - height / 2 + 1}
      width={width - 2}
      height={height - 2}
      fill={color}
    />
  );
}

const names = (list: string[]) => ({
  min: -0.5,
  max: list.length - 0.5,
  domainLimit: 'strict' as const,
  tickInterval: list.map((_, index) => index),
  valueFormatter: (index: number) => list[index] ?? '',
});
const color: [string, string] = ['#e3f2fd', '#0d47a1'];

export default function HeatCells() {
  return (
    <ScatterChart
      height={280}
      title="Guests in a canteen by weekday and hour: most on Friday at noon"
      xAxis={[{ ...names(hours), label: 'Hour' }]}
      yAxis={[{ ...names(days), reverse: true }]}
      zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 90, color } }]}
      series={[{ data: cells, valueFormatter: (cell) => cell && `${cell.z}` }]}
      slots={{ marker: Cell, legend: ContinuousColorLegend }}
      slotProps={{
        legend: { axisDirection: 'z', minLabel: '0', sx: { width: 160 } },
      }}
    />
  );
}
