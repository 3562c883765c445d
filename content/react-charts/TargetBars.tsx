import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const parcels = [412, 388, 398, 455, 476, 520];

export default function TargetBars() {
  return (
    <BarChart
      height={280}
      hideLegend
      title="Parcels delivered per day, and the target of 430"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
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
      series={[{ data: parcels, label: 'Parcels' }]}
    >
      <ChartsReferenceLine
        y={430}
        label="Target 430"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </BarChart>
  );
}
