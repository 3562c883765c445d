import { BarChart, type BarChartProps } from '@mui/x-charts';

interface BarControlsProps extends Partial<BarChartProps> {
  stack?: string;
}

export default function BarControls({ stack, ...props }: BarControlsProps) {
  return (
    <BarChart
      height={280}
      title="一周里卖出的咖啡与茶"
      xAxis={[{ data: ['周一', '周二', '周三', '周四', '周五'] }]}
      series={[
        { data: [54, 61, 48, 70, 88], label: '咖啡', stack },
        { data: [31, 26, 35, 30, 42], label: '茶', stack },
      ]}
      {...props}
    />
  );
}
