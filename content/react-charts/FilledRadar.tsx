import { RadarChart } from '@mui/x-charts/RadarChart';

export default function FilledRadar() {
  return (
    <RadarChart
      height={300}
      title="Visitors of a swimming pool by month, indoors and outdoors"
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
          location === 'tick' ? month : `Month ${month}`,
      }}
      series={[
        {
          label: 'Indoors',
          fillArea: true,
          hideMark: true,
          data: [290, 300, 280, 240, 160, 90, 60, 70, 150, 230, 270, 260],
        },
        {
          label: 'Outdoors',
          fillArea: true,
          hideMark: true,
          data: [0, 0, 0, 20, 140, 290, 390, 360, 120, 0, 0, 0],
        },
      ]}
    />
  );
}
