import { BarChart } from '@mui/x-charts/BarChart';

const quarters = [
  { year: 2024, quarter: 1, guests: 310 },
  { year: 2024, quarter: 2, guests: 520 },
  { year: 2024, quarter: 3, guests: 880 },
  { year: 2024, quarter: 4, guests: 400 },
  { year: 2025, quarter: 1, guests: 350 },
  { year: 2025, quarter: 2, guests: 610 },
  { year: 2025, quarter: 3, guests: 940 },
  { year: 2025, quarter: 4, guests: 450 },
];

export default function GroupedAxis() {
  return (
    <BarChart
      height={280}
      hideLegend
      title="Guests of a hostel by quarter"
      xAxis={[
        {
          data: quarters,
          scaleType: 'band',
          height: 56,
          valueFormatter: ({ year, quarter }) => `${year} Q${quarter}`,
          groups: [
            { getValue: ({ quarter }) => `Q${quarter}` },
            { getValue: ({ year }) => year },
          ],
        },
      ]}
      series={[{ data: quarters.map(({ guests }) => guests), label: 'Guests' }]}
    />
  );
}
