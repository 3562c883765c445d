import { LineChart } from '@mui/x-charts/LineChart';

const ascents = [18, 20, 27, 45, 88, 132, 171, 164, 97, 52, 24, 17];
const rescues = [2, 1, 3, 5, 9, 14, 26, 19, 8, 6, 2, 1];

export default function ChosenMarks() {
  return (
    <LineChart
      height={260}
      title="Ascents and rescues per month on a mountain"
      xAxis={[
        {
          scaleType: 'point',
          data: ascents.map((_, month) => `M${month + 1}`),
        },
      ]}
      series={[
        {
          data: ascents,
          label: 'Ascents (tens)',
          showMark: ({ index }) => index === 6,
          shape: 'star',
        },
        { data: rescues, label: 'Rescues', showMark: true, shape: 'diamond' },
      ]}
    />
  );
}
