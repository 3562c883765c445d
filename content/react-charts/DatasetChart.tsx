import { BarChart } from '@mui/x-charts/BarChart';

/** As a server may send it: one object for each month. */
const lending = [
  { month: 'Jan', books: 3420, films: 890 },
  { month: 'Feb', books: 3180, films: 810 },
  { month: 'Mar', books: 3610, films: 760 },
  { month: 'Apr', books: 3350, films: 640 },
  { month: 'May', books: 3830, films: 580 },
];

export default function DatasetChart() {
  return (
    <BarChart
      height={280}
      title="Books and films lent per month"
      dataset={lending}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ width: 56 }]}
      series={[
        { dataKey: 'books', label: 'Books' },
        { dataKey: 'films', label: 'Films' },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
