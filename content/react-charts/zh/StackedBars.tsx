import { BarChart } from '@mui/x-charts/BarChart';

const months = ['4 月', '5 月', '6 月', '7 月', '8 月'];

export default function StackedBars() {
  return (
    <BarChart
      height={280}
      title="露天电影院售出的各类门票"
      xAxis={[{ data: months }]}
      series={[
        { data: [310, 480, 690, 820, 740], label: '全价', stack: 'tickets' },
        { data: [140, 190, 260, 410, 380], label: '优惠', stack: 'tickets' },
        { data: [40, 40, 60, 90, 80], label: '免费', stack: 'tickets' },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
