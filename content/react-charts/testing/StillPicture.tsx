import { BarChart } from '@mui/x-charts/BarChart';

/** Written down and not computed from today. */
const days = [1, 2, 3, 4, 5].map((day) => new Date(Date.UTC(2025, 5, day)));
const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Looks the same on each machine: size, time zone and language are fixed. */
export default function StillPicture() {
  return (
    <BarChart
      width={300}
      height={200}
      skipAnimation
      hideLegend
      title="Parcels on the first five days of June"
      xAxis={[{ data: days, valueFormatter: (day: Date) => short.format(day) }]}
      series={[{ data: [23, 31, 28, 35, 19], label: 'Parcels' }]}
    />
  );
}
