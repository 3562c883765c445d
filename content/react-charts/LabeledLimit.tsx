import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function LabeledLimit() {
  return (
    <BarChart
      height={280}
      hideLegend
      title="Trucks per night on the bypass; from Wednesday on above the limit"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Trucks', max: 200 }]}
      series={[{ data: [112, 131, 158, 163, 171], label: 'Trucks' }]}
    >
      <ChartsReferenceLine
        y={150}
        label="Limit: 150"
        labelAlign="start"
        labelStyle={{ fontWeight: 600 }}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine x="Wed" label="Detour" labelAlign="start" />
    </BarChart>
  );
}
