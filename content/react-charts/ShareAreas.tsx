import { LineChart } from '@mui/x-charts/LineChart';

const years = [2016, 2018, 2020, 2022, 2024];
const sold = [
  { label: 'Vinyl', data: [120, 160, 210, 340, 410] },
  { label: 'CD', data: [980, 720, 430, 260, 190] },
  { label: 'Download', data: [640, 590, 380, 270, 200] },
];

export default function ShareAreas() {
  return (
    <LineChart
      height={280}
      title="What a record shop sells, in shares"
      xAxis={[
        {
          data: years,
          tickMinStep: 2,
          valueFormatter: (year: number) => `${year}`,
        },
      ]}
      yAxis={[
        { valueFormatter: (share: number) => `${Math.round(share * 100)}%` },
      ]}
      series={sold.map((one) => ({
        ...one,
        stack: 'sold',
        stackOffset: 'expand',
        area: true,
        showMark: false,
        curve: 'linear',
        valueFormatter: (value: number | null) => `${value} sold`,
      }))}
    />
  );
}
