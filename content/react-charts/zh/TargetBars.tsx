import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const parcels = [412, 388, 455, 476, 398, 520];

export default function TargetBars() {
  return (
    <BarChart
      height={280}
      hideLegend
      title="每天派送的包裹数与 430 件的目标"
      xAxis={[{ data: ['周一', '周二', '周三', '周四', '周五', '周六'] }]}
      yAxis={[
        {
          max: 600,
          colorMap: {
            type: 'piecewise',
            thresholds: [430],
            colors: ['#90a4ae', 'var(--mui-palette-primary-main)'],
          },
        },
      ]}
      series={[{ data: parcels, label: '包裹' }]}
    >
      <ChartsReferenceLine
        y={430}
        label="目标 430"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </BarChart>
  );
}
