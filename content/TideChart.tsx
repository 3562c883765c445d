import { LineChart, type LineChartProps } from '@mui/x-charts';

const hours = ['0:00', '4:00', '8:00', '12:00', '16:00', '20:00', '24:00'];
const harbor = [1.2, 3.1, 4.4, 2.6, 1.4, 3.3, 4.7];
const sands = [0.7, 2.2, 3.5, 2.1, 0.9, 2.4, 3.8];

interface TideChartProps extends Partial<LineChartProps> {
  curve?: 'monotoneX' | 'linear' | 'step';
  area?: boolean;
}

export default function TideChart({
  curve = 'monotoneX',
  area = true,
  ...props
}: TideChartProps) {
  return (
    <LineChart
      height={300}
      title="Water level in meters"
      xAxis={[{ data: hours, scaleType: 'point' }]}
      series={[
        { data: harbor, label: 'Harbor', curve, area },
        { data: sands, label: 'Outer sands', curve, area },
      ]}
      sx={{ '.MuiAreaElement-root': { fillOpacity: 0.15 } }}
      {...props}
    />
  );
}
