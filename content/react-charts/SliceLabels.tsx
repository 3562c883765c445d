import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const waste = [
  { value: 41, label: 'Compost', color: '#2e7d32' },
  { value: 27, label: 'Paper', color: '#1565c0' },
  { value: 18, label: 'Plastic', color: '#6a1b9a' },
  { value: 11, label: 'Glass', color: '#00695c' },
  { value: 3, label: 'Metal', color: '#5d4037' },
];

export default function SliceLabels() {
  return (
    <PieChart
      height={280}
      title="Waste of a canteen by weight: 41% compost, 27% paper"
      series={[
        {
          data: waste,
          arcLabel: ({ value }) => `${value}%`,
          arcLabelMinAngle: 25,
          arcLabelRadius: '70%',
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
    />
  );
}
