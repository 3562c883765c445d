import { RadarChart } from '@mui/x-charts/RadarChart';

export default function FilledRadar() {
  return (
    <RadarChart
      height={300}
      title="泳池每月的客流，室内与室外"
      shape="circular"
      divisions={4}
      stripeColor={null}
      radar={{
        max: 400,
        metrics: [
          '1',
          '2',
          '3',
          '4',
          '5',
          '6',
          '7',
          '8',
          '9',
          '10',
          '11',
          '12',
        ],
        labelFormatter: (month, { location }) =>
          location === 'tick' ? month : `${month} 月`,
      }}
      series={[
        {
          label: '室内',
          fillArea: true,
          hideMark: true,
          data: [290, 300, 280, 240, 160, 90, 60, 70, 150, 230, 270, 260],
        },
        {
          label: '室外',
          fillArea: true,
          hideMark: true,
          data: [0, 0, 0, 20, 140, 290, 390, 360, 120, 0, 0, 0],
        },
      ]}
    />
  );
}
