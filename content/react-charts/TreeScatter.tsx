import { ScatterChart } from '@mui/x-charts/ScatterChart';

const limes = [
  { x: 18, y: 9.2 },
  { x: 24, y: 11.5 },
  { x: 31, y: 14.8 },
  { x: 38, y: 15.1 },
  { x: 45, y: 19.4 },
  { x: 56, y: 21.7 },
  { x: 63, y: 22.9 },
];
const birches = [
  { x: 12, y: 8.8 },
  { x: 15, y: 11.9 },
  { x: 19, y: 13.6 },
  { x: 23, y: 16.4 },
  { x: 27, y: 18.1 },
  { x: 33, y: 20.6 },
];

const size = (tree: { x: number; y: number } | null) =>
  tree && `⌀ ${tree.x} cm, height ${tree.y} m`;

export default function TreeScatter() {
  return (
    <ScatterChart
      height={300}
      title="Trunk diameter and height of the trees in a park"
      desc="Birches are taller than limes of the same diameter."
      xAxis={[{ label: 'Diameter (cm)', min: 0 }]}
      yAxis={[{ label: 'Height (m)', min: 0 }]}
      series={[
        { data: limes, label: 'Limes', valueFormatter: size },
        { data: birches, label: 'Birches', valueFormatter: size },
      ]}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
