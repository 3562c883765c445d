import { LineChart } from '@mui/x-charts/LineChart';

export default function DoughLine() {
  return (
    <LineChart
      height={260}
      title="酸面团十二小时内的体积"
      xAxis={[{ data: [0, 2, 4, 5, 6, 8, 10, 12], label: '喂养后的小时数' }]}
      series={[
        { data: [100, 108, 135, 168, 201, 224, 196, 158], label: '体积（%）' },
      ]}
    />
  );
}
