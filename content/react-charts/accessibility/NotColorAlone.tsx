import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function NotColorAlone() {
  return (
    <LineChart
      height={260}
      title="Members who swam at least once a month"
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ width: 40, min: 0 }]}
      series={[
        {
          id: 'lake',
          data: [12, 31, 74, 118, 140, 133],
          label: 'Lake',
          shape: 'circle',
          color: 'var(--mui-palette-primary-main)',
        },
        {
          id: 'pool',
          data: [96, 91, 70, 52, 44, 47],
          label: 'Pool',
          shape: 'triangle',
          color: 'var(--mui-palette-warning-main)',
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}[data-series="pool"]`]: {
          strokeDasharray: '7 4',
        },
      }}
    />
  );
}
