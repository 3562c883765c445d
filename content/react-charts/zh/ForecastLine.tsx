import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];
const blue = 'var(--mui-palette-primary-main)';

export default function ForecastLine() {
  return (
    <LineChart
      height={260}
      title="今日气温：14 点前为实测，之后为预报"
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ valueFormatter: (value: number) => `${value}°` }]}
      series={[
        {
          id: 'measured',
          label: '实测',
          color: blue,
          data: [9, 12, 16, 19, 21, null, null, null, null],
        },
        {
          id: 'forecast',
          label: '预报',
          color: blue,
          data: [null, null, null, null, 21, 22, 19, 15, 12],
          showMark: false,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-forecast`]: {
          strokeDasharray: '6 5',
        },
      }}
    />
  );
}
