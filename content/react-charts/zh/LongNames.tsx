import { BarChart } from '@mui/x-charts/BarChart';

const dishes = [
  '红扁豆汤',
  '焗烤土豆',
  '蘑菇烩饭',
  '蔬菜咖喱',
  '菠菜千层面',
  '南瓜炖菜',
];

export default function LongNames() {
  return (
    <BarChart
      height={320}
      hideLegend
      title="食堂本周售出的份数"
      xAxis={[
        {
          data: dishes,
          height: 96,
          tickLabelStyle: { angle: -40, textAnchor: 'end' },
        },
      ]}
      series={[{ data: [61, 84, 72, 95, 78, 43], label: '份数' }]}
    />
  );
}
