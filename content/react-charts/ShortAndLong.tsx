import { LineChart } from '@mui/x-charts/LineChart';

const years = [2021, 2022, 2023, 2024, 2025];

/** Short in the legend, complete in the tooltip. */
const name =
  (brief: string, complete: string) => (location: 'legend' | 'tooltip') =>
    location === 'legend' ? brief : complete;

export default function ShortAndLong() {
  return (
    <LineChart
      height={260}
      title="Members of the sports club, by section"
      xAxis={[
        {
          data: years,
          tickInterval: years,
          valueFormatter: (year: number) => `${year}`,
        },
      ]}
      series={[
        {
          data: [212, 198, 224, 241, 260],
          label: name('Football', 'Football, all teams'),
        },
        {
          data: [96, 90, 104, 131, 158],
          label: name('Running', 'Running and Nordic walking'),
        },
      ]}
    />
  );
}
