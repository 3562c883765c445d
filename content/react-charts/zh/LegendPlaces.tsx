import { PieChart } from '@mui/x-charts/PieChart';

const rooms = [
  { label: '厨房', value: 31 },
  { label: '取暖', value: 44 },
  { label: '照明', value: 9 },
  { label: '电脑', value: 16 },
];

export default function LegendPlaces() {
  return (
    <PieChart
      height={220}
      title="合租屋的用电去向"
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
