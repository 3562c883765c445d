import { BarChart } from '@mui/x-charts/BarChart';

const incidents = [1, 0, 2, 1, 240, 3, null];

export default function SmallestBars() {
  return (
    <BarChart
      height={240}
      hideLegend
      title="每天失败的请求数，周五发生过故障"
      xAxis={[
        { data: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] },
      ]}
      series={[{ data: incidents, label: '失败的请求', minBarSize: 4 }]}
    />
  );
}
