import { PieChart } from '@mui/x-charts/PieChart';

const rooms = [
  { label: 'Kitchen', value: 31 },
  { label: 'Heating', value: 44 },
  { label: 'Light', value: 9 },
  { label: 'Computers', value: 16 },
];

export default function LegendPlaces() {
  return (
    <PieChart
      height={220}
      title="Where a flat share uses electricity"
      series={[{ data: rooms, valueFormatter: ({ value }) => `${value}%` }]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    />
  );
}
