import { LineChart } from '@mui/x-charts/LineChart';

const degrees = (value: number | null) => `${value} °C`;
const litres = (value: number | null) => `${value} m³`;

export default function TwoScales() {
  return (
    <LineChart
      height={280}
      title="Temperature and water used by a village in summer"
      xAxis={[
        {
          data: [22, 23, 24, 25, 26, 27, 28, 29],
          label: 'Calendar week',
          tickMinStep: 1,
        },
      ]}
      yAxis={[
        { id: 'heat', min: 10, max: 35, label: '°C' },
        {
          id: 'water',
          min: 200,
          max: 700,
          position: 'right',
          label: 'm³ per day',
        },
      ]}
      series={[
        {
          yAxisId: 'heat',
          data: [18, 21, 20, 26, 29, 31, 27, 24],
          label: 'Temperature',
          color: 'var(--mui-palette-warning-main)',
          valueFormatter: degrees,
        },
        {
          yAxisId: 'water',
          data: [310, 340, 335, 480, 560, 610, 505, 420],
          label: 'Water',
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: litres,
        },
      ]}
    />
  );
}
