import { LineChart } from '@mui/x-charts/LineChart';

const start = Date.UTC(2025, 0, 1);
const day = 24 * 60 * 60 * 1000;
const days = Array.from(
  { length: 120 },
  (_, index) => new Date(start + index * day),
);
const snow = days.map((_, index) =>
  Math.max(0, Math.round(60 + 45 * Math.sin(index / 22) - index / 3)),
);

const month = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  timeZone: 'UTC',
});
const date = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

export default function TickChoice() {
  return (
    <LineChart
      height={260}
      hideLegend
      title="Depth of snow from January to April"
      xAxis={[
        {
          data: days,
          scaleType: 'utc',
          tickInterval: days.filter((one) => one.getUTCDate() === 1),
          valueFormatter: (one: Date, { location }) =>
            (location === 'tick' ? month : date).format(one),
        },
      ]}
      yAxis={[{ label: 'Snow (cm)' }]}
      series={[{ data: snow, label: 'Snow', showMark: false }]}
      grid={{ vertical: true }}
    />
  );
}
