import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];
const blue = 'var(--mui-palette-primary-main)';

export default function ForecastLine() {
  return (
    <LineChart
      height={260}
      title="Temperature today: measured until 14:00, then forecast"
      xAxis={[
        {
          data: hours,
          min: 6,
          max: 22,
          tickInterval: [6, 10, 14, 18, 22],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `${value}°` }]}
      series={[
        {
          id: 'measured',
          label: 'Measured',
          color: blue,
          data: [9, 12, 16, 19, 21, null, null, null, null],
        },
        {
          id: 'forecast',
          label: 'Forecast',
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
