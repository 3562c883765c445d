import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Range', max: 160, unit: 'km' },
  { name: 'Load', min: 80, max: 220, unit: 'kg' },
  { name: 'Speed', min: 15, max: 45, unit: 'km/h' },
  { name: 'Charging', max: 60, unit: '% per hour' },
];

const valueFormatter = (value: number, { dataIndex }: { dataIndex: number }) =>
  `${value} ${metrics[dataIndex]!.unit}`;

export default function BikeRadar() {
  return (
    <RadarChart
      height={300}
      margin={{ left: 64, right: 64 }}
      title="A city bike and a cargo bike with electric motors"
      radar={{ metrics }}
      series={[
        { data: [90, 120, 25, 38], label: 'City', valueFormatter },
        { data: [60, 200, 25, 22], label: 'Cargo', valueFormatter },
      ]}
    />
  );
}
