import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60+'];
const girls = [34, 41, 18, 22, 37, 29, 25];
const boys = [38, 46, 12, 19, 24, 27, 31];

const people = (value: number | null) => `${Math.abs(value ?? 0)}`;

export default function AgePyramid() {
  return (
    <BarChart
      layout="horizontal"
      height={300}
      title="Members of a swimming club by age and sex"
      yAxis={[{ data: ages, width: 56, categoryGapRatio: 0.1, reverse: true }]}
      xAxis={[{ min: -50, max: 50, valueFormatter: people }]}
      series={[
        {
          data: boys.map((value) => -value),
          label: 'Male',
          stack: 'members',
          valueFormatter: people,
        },
        {
          data: girls,
          label: 'Female',
          stack: 'members',
          valueFormatter: people,
        },
      ]}
      grid={{ vertical: true }}
    />
  );
}
