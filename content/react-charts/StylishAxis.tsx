import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StylishAxis() {
  return (
    <LineChart
      height={240}
      hideLegend
      title="Noise in an open-plan office over a working day"
      xAxis={[
        {
          data: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
          valueFormatter: (hour: number) => `${hour}:00`,
          tickSize: 10,
          height: 36,
          disableLine: true,
        },
      ]}
      yAxis={[
        {
          position: 'right',
          min: 30,
          max: 70,
          tickNumber: 3,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => `${value} dB`,
          width: 64,
        },
      ]}
      series={[
        { data: [41, 52, 57, 55, 61, 64, 56, 54, 51, 44], label: 'Noise' },
      ]}
      grid={{ horizontal: true }}
      sx={{
        [`& .${axisClasses.tickLabel}`]: { fontWeight: 600 },
        [`& .${axisClasses.tick}`]: { strokeDasharray: '2 2' },
      }}
    />
  );
}
