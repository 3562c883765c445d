import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Position in the field, and moisture of the soil. */
const probes = [
  { x: 10, y: 15, z: 12 },
  { x: 30, y: 40, z: 18 },
  { x: 55, y: 20, z: 27 },
  { x: 70, y: 60, z: 34 },
  { x: 85, y: 35, z: 41 },
  { x: 95, y: 75, z: 46 },
  { x: 20, y: 70, z: 22 },
];

export default function ColorLegend() {
  return (
    <ScatterChart
      height={300}
      title="Moisture of the soil at seven places in a field"
      xAxis={[{ label: 'East (m)', min: 0, max: 100 }]}
      yAxis={[{ label: 'North (m)', min: 0, max: 100 }]}
      zAxis={[
        {
          min: 10,
          max: 50,
          colorMap: {
            type: 'continuous',
            min: 10,
            max: 50,
            color: ['#ffe082', '#1565c0'],
          },
        },
      ]}
      series={[
        {
          data: probes,
          markerSize: 9,
          label: 'Moisture',
          valueFormatter: (probe) => probe && `${probe.z}%`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          minLabel: 'dry',
          maxLabel: 'wet',
          labelPosition: 'extremes',
          sx: { width: 200 },
        },
      }}
    />
  );
}
