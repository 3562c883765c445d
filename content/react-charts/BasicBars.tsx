import { BarChart } from '@mui/x-charts';

export default function BasicBars() {
  return (
    <BarChart
      height={280}
      title="Loaves sold on each day of the week"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[{ data: [86, 74, 91, 88, 132, 178, 120], label: 'Loaves sold' }]}
      colors={['var(--mui-palette-primary-main)']}
      borderRadius={6}
    />
  );
}
