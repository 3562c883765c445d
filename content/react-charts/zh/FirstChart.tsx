import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      height={260}
      title="市图书馆各分馆的借书量"
      xAxis={[{ data: ['总馆', '港口馆', '山坡馆', '流动车'] }]}
      series={[{ data: [1840, 960, 720, 310], label: '五月借书量' }]}
    />
  );
}
