import { BarChart } from '@mui/x-charts';

const seasons = ['春', '夏', '秋', '冬'];

export default function KeyboardBars() {
  return (
    <BarChart
      enableKeyboardNavigation
      height={280}
      title="各季节木屋与营地的预订夜数"
      xAxis={[{ data: seasons }]}
      series={[
        {
          data: [21, 58, 33, 12],
          label: '木屋',
          color: 'var(--mui-palette-primary-main)',
        },
        {
          data: [14, 80, 19, 2],
          label: '营地',
          color: 'var(--mui-palette-warning-main)',
        },
      ]}
    />
  );
}
