import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const ways = [
  { label: '公交', value: 212 },
  { label: '自行车', value: 148 },
  { label: '步行', value: 97 },
  { label: '汽车', value: 31 },
];
const all = ways.reduce((sum, { value }) => sum + value, 0);

export default function LabeledPie() {
  return (
    <PieChart
      height={260}
      colors={['#1565c0', '#2e7d32', '#6a1b9a', '#bf360c']}
      title="学生上学的交通方式"
      series={[
        {
          data: ways,
          arcLabel: ({ value }) => `${Math.round((100 * value) / all)}%`,
          arcLabelMinAngle: 30,
          valueFormatter: ({ value }) => `${value} 名学生`,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 },
      }}
    />
  );
}
