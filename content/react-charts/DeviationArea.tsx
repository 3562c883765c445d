import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const deviation = [-0.4, -0.1, -0.5, 0.2, 0.1, 0.6, 0.4, 0.9, 0.7, 1.2];
const degrees = (value: number | null) => `${value} °C`;

export default function DeviationArea() {
  return (
    <LineChart
      height={260}
      hideLegend
      title="Temperature of the lake compared with the long-term mean"
      xAxis={[
        {
          data: deviation.map((_, index) => 2015 + index),
          tickMinStep: 1,
          valueFormatter: (year: number) => `${year}`,
        },
      ]}
      yAxis={[
        {
          min: -1,
          width: 64,
          valueFormatter: degrees,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['#1565c0', '#c62828'],
          },
        },
      ]}
      series={[
        {
          data: deviation,
          label: 'Deviation',
          area: true,
          showMark: false,
          curve: 'linear',
          valueFormatter: degrees,
        },
      ]}
      grid={{ horizontal: true }}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.35 } }}
    />
  );
}
