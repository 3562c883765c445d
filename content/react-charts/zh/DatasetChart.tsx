import { BarChart } from '@mui/x-charts/BarChart';

/** As a server may send it: one object for each month. */
const lending = [
  { month: '1 月', books: 3420, films: 890 },
  { month: '2 月', books: 3180, films: 810 },
  { month: '3 月', books: 3610, films: 760 },
  { month: '4 月', books: 3350, films: 640 },
  { month: '5 月', books: 3830, films: 580 },
];

export default function DatasetChart() {
  return (
    <BarChart
      height={280}
      title="每月借出的图书与影片"
      dataset={lending}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ width: 56 }]}
      series={[
        { dataKey: 'books', label: '图书' },
        { dataKey: 'films', label: '影片' },
      ]}
      grid={{ horizontal: true }}
    />
  );
}
