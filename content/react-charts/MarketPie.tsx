import { PieChart } from '@mui/x-charts/PieChart';

const stalls = [
  { label: 'Vegetables', value: 14 },
  { label: 'Bread', value: 6 },
  { label: 'Cheese', value: 5 },
  { label: 'Flowers', value: 3 },
];

export default function MarketPie() {
  return (
    <PieChart
      height={220}
      title="Stalls of a weekly market, by what they sell"
      series={[
        { data: stalls, valueFormatter: ({ value }) => `${value} stalls` },
      ]}
    />
  );
}
