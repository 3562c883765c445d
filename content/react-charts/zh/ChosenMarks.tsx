import { LineChart } from '@mui/x-charts/LineChart';

const ascents = [18, 20, 27, 45, 88, 132, 171, 164, 97, 52, 24, 17];
const rescues = [2, 1, 3, 5, 9, 14, 26, 19, 8, 6, 2, 1];

export default function ChosenMarks() {
  return (
    <LineChart
      height={260}
      title="某座山每月的登顶人数与救援次数"
      xAxis={[
        {
          scaleType: 'point',
          data: ascents.map((_, month) => `${month + 1} 月`),
        },
      ]}
      series={[
        {
          data: ascents,
          label: '登顶人数（十人）',
          showMark: ({ index }) => index === 6,
          shape: 'star',
        },
        { data: rescues, label: '救援次数', showMark: true, shape: 'diamond' },
      ]}
    />
  );
}
