import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';

const ways = [
  { label: 'Bus', value: 212 },
  { label: 'Bicycle', value: 148 },
  { label: 'On foot', value: 97 },
  { label: 'Car', value: 31 },
];
const all = ways.reduce((sum, { value }) => sum + value, 0);

export default function LabeledPie() {
  return (
    <PieChart
      height={260}
      colors={['#1565c0', '#2e7d32', '#6a1b9a', '#bf360c']}
      title="How pupils come to school"
      series={[
        {
          data: ways,
          arcLabel: ({ value }) => `${Math.round((100 * value) / all)}%`,
          arcLabelMinAngle: 30,
          valueFormatter: ({ value }) => `${value} pupils`,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 },
      }}
    />
  );
}
