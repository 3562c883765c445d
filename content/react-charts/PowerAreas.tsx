import { LineChart } from '@mui/x-charts/LineChart';

const mix = [
  { hour: 0, wind: 21, water: 9, sun: 0 },
  { hour: 3, wind: 23, water: 9, sun: 0 },
  { hour: 6, wind: 18, water: 10, sun: 3 },
  { hour: 9, wind: 12, water: 11, sun: 16 },
  { hour: 12, wind: 9, water: 10, sun: 27 },
  { hour: 15, wind: 13, water: 10, sun: 22 },
  { hour: 18, wind: 19, water: 14, sun: 6 },
  { hour: 21, wind: 24, water: 12, sun: 0 },
  { hour: 24, wind: 22, water: 9, sun: 0 },
];

const shared = { stack: 'power', area: true, showMark: false } as const;

export default function PowerAreas() {
  return (
    <LineChart
      height={280}
      title="Electricity of an island in one day, by source"
      dataset={mix}
      xAxis={[
        {
          dataKey: 'hour',
          max: 24,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Megawatts' }]}
      series={[
        { ...shared, dataKey: 'water', label: 'Water' },
        { ...shared, dataKey: 'wind', label: 'Wind' },
        { ...shared, dataKey: 'sun', label: 'Sun' },
      ]}
    />
  );
}
