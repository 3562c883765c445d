import { PieChart } from '@mui/x-charts/PieChart';

const spent = [
  { label: '房租', value: 1120 },
  { label: '餐饮', value: 480 },
  { label: '出行', value: 210 },
  { label: '书籍', value: 64 },
  { label: '音乐', value: 38 },
  { label: '维修', value: 29 },
];
const threshold = 100;
const small = spent.filter(({ value }) => value < threshold);

const data = [
  ...spent.filter(({ value }) => value >= threshold),
  {
    label: '其他',
    value: small.reduce((sum, { value }) => sum + value, 0),
    color: '#9e9e9e',
  },
];

export default function ThickSlices() {
  return (
    <PieChart
      height={240}
      title="一个家庭五月的支出"
      desc={`其他：${small.map(({ label }) => label).join('、')}`}
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
