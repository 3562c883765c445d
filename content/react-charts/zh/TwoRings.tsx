import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const floors = [
  {
    label: '居住',
    color: '#1565c0',
    rooms: [
      { label: '公寓', value: 1840 },
      { label: '客房', value: 260 },
    ],
  },
  {
    label: '办公',
    color: '#bf360c',
    rooms: [
      { label: '办公室', value: 920 },
      { label: '工坊', value: 410 },
      { label: '咖啡馆', value: 170 },
    ],
  },
];
const area = ({ value }: { value: number }) => `${value} m²`;

export default function TwoRings() {
  return (
    <PieChart
      height={280}
      hideLegend
      title="一栋楼的面积（按用途）"
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
