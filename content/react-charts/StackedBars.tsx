import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function StackedBars() {
  return (
    <BarChart
      height={280}
      title="Tickets sold by an open-air cinema, by kind"
      xAxis={[{ data: months }]}
      series={[
        {
          data: [310, 480, 690, 820, 740],
          label: 'Full price',
          stack: 'tickets',
        },
        { data: [140, 190, 260, 410, 380], label: 'Reduced', stack: 'tickets' },
        { data: [40, 40, 60, 90, 80], label: 'Free', stack: 'tickets' },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
