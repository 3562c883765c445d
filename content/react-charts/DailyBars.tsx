import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  6210, 7480, 5120, 8930, 9410, 12760, 10340, 6870, 7120, 4980, 8210, 9950,
  14320, 8760, 5530, 6990, 7310, 8120, 9040, 11870, 12410,
];
const days = steps.map((_, index) => new Date(2025, 4, 5 + index));

const short = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
});
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

export default function DailyBars() {
  return (
    <BarChart
      height={260}
      hideLegend
      title="Steps per day in three weeks of May"
      xAxis={[
        {
          data: days,
          scaleType: 'band',
          valueFormatter: (day: Date, { location }) =>
            (location === 'tick' ? short : long).format(day),
          tickLabelInterval: (day?: Date) => day?.getDay() === 1,
          categoryGapRatio: 0.3,
        },
      ]}
      yAxis={[{ width: 60 }]}
      series={[{ data: steps, label: 'Steps' }]}
    />
  );
}
