import { LineChart } from '@mui/x-charts/LineChart';

const degrees = (value: number | null) => `${value?.toFixed(1)} °C`;

export default function FeverLine() {
  return (
    <LineChart
      height={260}
      hideLegend
      title="Body temperature over four days"
      desc="Above 38 degrees from the second evening until the third noon."
      xAxis={[
        {
          data: [8, 14, 20, 32, 38, 44, 56, 62, 68, 80, 86],
          label: 'Hours since the first midnight',
        },
      ]}
      yAxis={[
        {
          min: 36,
          max: 40,
          width: 64,
          valueFormatter: degrees,
          colorMap: {
            type: 'piecewise',
            thresholds: [37.5, 38],
            colors: ['#2e7d32', '#ef6c00', '#c62828'],
          },
        },
      ]}
      series={[
        {
          data: [
            36.7, 36.9, 37.4, 37.6, 37.9, 39.1, 38.6, 38.1, 37.7, 37.1, 36.8,
          ],
          label: 'Temperature',
          valueFormatter: degrees,
        },
      ]}
    />
  );
}
