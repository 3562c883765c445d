import { BarChart } from '@mui/x-charts';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

export default function KeyboardBars() {
  return (
    <BarChart
      enableKeyboardNavigation
      height={280}
      title="Nights booked in the cabin and at the campsite, per season"
      xAxis={[{ data: seasons }]}
      series={[
        {
          data: [21, 58, 33, 12],
          label: 'Cabin',
          color: 'var(--mui-palette-primary-main)',
        },
        {
          data: [14, 76, 19, 2],
          label: 'Campsite',
          color: 'var(--mui-palette-warning-main)',
        },
      ]}
    />
  );
}
