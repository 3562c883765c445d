import { LineChart } from '@mui/x-charts/LineChart';

/** Read when somebody walked by, so at uneven intervals. */
const readings = [
  { time: new Date(2025, 2, 3, 8), level: 212 },
  { time: new Date(2025, 2, 3, 18), level: 219 },
  { time: new Date(2025, 2, 4, 9), level: 264 },
  { time: new Date(2025, 2, 4, 12), level: 283 },
  { time: new Date(2025, 2, 4, 15), level: 291 },
  { time: new Date(2025, 2, 5, 8), level: 270 },
  { time: new Date(2025, 2, 6, 17), level: 231 },
  { time: new Date(2025, 2, 8, 10), level: 214 },
];

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
});
const exact = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export default function RiverTime() {
  return (
    <LineChart
      height={260}
      margin={{ right: 36 }}
      title="Level of the river in the first week of March"
      dataset={readings}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          tickMinStep: 24 * 60 * 60 * 1000,
          valueFormatter: (time: Date, { location }) =>
            (location === 'tick' ? day : exact).format(time),
        },
      ]}
      yAxis={[{ min: 180, max: 300 }]}
      series={[
        {
          dataKey: 'level',
          label: 'Level',
          valueFormatter: (value) => `${value} cm`,
        },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
