import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { label: 'Green Valley', value: 11, color: '#2e7d32' },
  { label: 'Citizens', value: 9, color: '#f9a825' },
  { label: 'Village List', value: 7, color: '#1565c0' },
  { label: 'Independent', value: 2, color: '#757575' },
];

export default function HalfPie() {
  return (
    <PieChart
      height={160}
      title="Seats in the town council"
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          innerRadius: 50,
          outerRadius: 95,
          cy: 130,
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
    />
  );
}
