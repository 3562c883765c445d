import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const floors = [
  {
    label: 'Living',
    color: '#1565c0',
    rooms: [
      { label: 'Flats', value: 1840 },
      { label: 'Guest rooms', value: 260 },
    ],
  },
  {
    label: 'Working',
    color: '#bf360c',
    rooms: [
      { label: 'Offices', value: 920 },
      { label: 'Workshop', value: 410 },
      { label: 'Café', value: 170 },
    ],
  },
];
const area = ({ value }: { value: number }) => `${value} m²`;

export default function TwoRings() {
  return (
    <PieChart
      height={280}
      hideLegend
      title="Floor space of a building, by use"
      series={[
        {
          outerRadius: '60%',
          data: floors.map(({ label, color, rooms }) => ({
            label,
            color,
            value: rooms.reduce((sum, { value }) => sum + value, 0),
          })),
          arcLabel: 'label',
          valueFormatter: area,
        },
        {
          innerRadius: '64%',
          data: floors.flatMap(({ color, rooms }) =>
            rooms.map((room, index) => ({
              ...room,
              color: `color-mix(in srgb, ${color} ${80 - 20 * index}%, white)`,
            })),
          ),
          valueFormatter: area,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
    />
  );
}
