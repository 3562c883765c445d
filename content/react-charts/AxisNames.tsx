import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ponds = [
  { x: 0.4, y: 3 },
  { x: 0.9, y: 5 },
  { x: 1.3, y: 4 },
  { x: 2.1, y: 9 },
  { x: 2.8, y: 8 },
  { x: 3.5, y: 13 },
];

const labelStyle = { fontWeight: 600, fontSize: 13 };

export default function AxisNames() {
  return (
    <ScatterChart
      height={280}
      hideLegend
      title="Area of six ponds and the kinds of frogs and newts in them"
      xAxis={[{ min: 0, max: 4, label: 'Area (hectares)', labelStyle }]}
      yAxis={[
        {
          min: 0,
          max: 15,
          label: 'Kinds of\namphibians',
          labelStyle,
          width: 72,
        },
      ]}
      series={[{ data: ponds, label: 'Pond', markerSize: 6 }]}
    />
  );
}
