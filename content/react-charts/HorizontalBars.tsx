import { BarChart } from '@mui/x-charts/BarChart';

const counters = [
  { place: 'Old Bridge, northbound', bikes: 4120 },
  { place: 'Station Square', bikes: 3875 },
  { place: 'River Path at the mill', bikes: 2260 },
  { place: 'University Avenue', bikes: 1940 },
  { place: 'Ring Road tunnel', bikes: 815 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      layout="horizontal"
      height={280}
      hideLegend
      title="Bicycles counted per day at five places"
      dataset={counters}
      yAxis={[{ dataKey: 'place', width: 150 }]}
      xAxis={[{ label: 'Bicycles per day' }]}
      series={[{ dataKey: 'bikes', label: 'Bicycles' }]}
      grid={{ vertical: true }}
    />
  );
}
