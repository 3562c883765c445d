import { BarChart } from '@mui/x-charts/BarChart';

const counters = [
  { place: '老桥（北向）', bikes: 4120 },
  { place: '火车站广场', bikes: 3875 },
  { place: '磨坊旁的河滨道', bikes: 2260 },
  { place: '大学路', bikes: 1940 },
  { place: '环路隧道', bikes: 815 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      layout="horizontal"
      height={280}
      hideLegend
      title="五个地点每天通过的自行车数"
      dataset={counters}
      yAxis={[{ dataKey: 'place', width: 150 }]}
      xAxis={[{ label: '每天自行车数（辆）' }]}
      series={[{ dataKey: 'bikes', label: '自行车' }]}
      grid={{ vertical: true }}
    />
  );
}
