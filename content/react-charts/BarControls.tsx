import { BarChart, type BarChartProps } from '@mui/x-charts';

interface BarControlsProps extends Partial<BarChartProps> {
  stack?: string;
}

export default function BarControls({ stack, ...props }: BarControlsProps) {
  return (
    <BarChart
      height={340}
      title="Coffee and tea sold in a week"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { data: [54, 61, 48, 70, 88], label: 'Coffee', stack },
        { data: [31, 26, 35, 30, 42], label: 'Tea', stack },
      ]}
      {...props}
    />
  );
}
