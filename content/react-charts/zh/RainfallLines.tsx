import { areaElementClasses, LineChart } from '@mui/x-charts';
import { bergen, lisbon, months } from './rainfall.js';

const millimetres = (value: number | null) => `${value} 毫米`;

export default function RainfallLines() {
  return (
    <LineChart
      height={320}
      title="卑尔根与里斯本每月的降雨量"
      desc="卑尔根每个月都更湿，九月相差最大。"
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ valueFormatter: millimetres, width: 64 }]}
      series={[
        {
          data: bergen,
          label: '卑尔根',
          area: true,
          showMark: false,
          valueFormatter: millimetres,
        },
        {
          data: lisbon,
          label: '里斯本',
          area: true,
          showMark: false,
          valueFormatter: millimetres,
        },
      ]}
      colors={[
        'var(--mui-palette-primary-main)',
        'var(--mui-palette-warning-main)',
      ]}
      grid={{ horizontal: true }}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.2 } }}
    />
  );
}
