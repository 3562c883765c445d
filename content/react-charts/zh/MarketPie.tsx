import { PieChart } from '@mui/x-charts/PieChart';

const stalls = [
  { label: '蔬菜', value: 14 },
  { label: '面包', value: 6 },
  { label: '奶酪', value: 5 },
  { label: '鲜花', value: 3 },
];

export default function MarketPie() {
  return (
    <PieChart
      height={220}
      title="集市摊位（按经营品类）"
      series={[
        { data: stalls, valueFormatter: ({ value }) => `${value} 个摊位` },
      ]}
    />
  );
}
