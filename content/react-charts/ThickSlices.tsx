import { PieChart } from '@mui/x-charts/PieChart';

const spent = [
  { label: 'Rent', value: 1120 },
  { label: 'Food', value: 480 },
  { label: 'Travel', value: 210 },
  { label: 'Books', value: 64 },
  { label: 'Music', value: 38 },
  { label: 'Repairs', value: 29 },
];
const threshold = 100;
const small = spent.filter(({ value }) => value < threshold);

const data = [
  ...spent.filter(({ value }) => value >= threshold),
  {
    label: 'Other',
    value: small.reduce((sum, { value }) => sum + value, 0),
    color: '#9e9e9e',
  },
];

export default function ThickSlices() {
  return (
    <PieChart
      height={240}
      title="What a household spent in May"
      desc={`Other: ${small.map(({ label }) => label).join(', ')}`}
      series={[
        {
          data,
          valueFormatter: ({ value }) => `${value} €`,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom' } },
      }}
    />
  );
}
