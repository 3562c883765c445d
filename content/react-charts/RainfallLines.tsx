import { areaElementClasses, LineChart } from '@mui/x-charts';
import { bergen, lisbon, months } from './rainfall.js';

const millimeters = (value: number | null) => `${value} mm`;

export default function RainfallLines() {
  return (
    <LineChart
      height={320}
      title="Rain per month in Bergen and Lisbon"
      desc="Bergen is wetter in every month; the gap is widest in September."
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ valueFormatter: millimeters, width: 64 }]}
      series={[
        {
          data: bergen,
          label: 'Bergen',
          area: true,
          showMark: false,
          valueFormatter: millimeters,
        },
        {
          data: lisbon,
          label: 'Lisbon',
          area: true,
          showMark: false,
          valueFormatter: millimeters,
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
