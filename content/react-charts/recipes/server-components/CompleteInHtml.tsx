import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

/** With both sizes and without an animation, the server's HTML has the whole picture. */
export default function CompleteInHtml() {
  return (
    <LineChart
      width={340}
      height={220}
      skipAnimation
      title="Height of a bean plant in centimeters over eight weeks"
      xAxis={[{ data: weeks, label: 'Week' }]}
      yAxis={[{ width: 48 }]}
      series={[{ data: [2, 5, 11, 24, 47, 83, 121, 150], label: 'Bean' }]}
      hideLegend
    />
  );
}
