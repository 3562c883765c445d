import { lineElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

export default function StyledSeries() {
  return (
    <LineChart
      height={260}
      title="Weight of a puppy in its first weeks, compared with its breed"
      grid={{ horizontal: true }}
      xAxis={[{ data: [2, 4, 6, 8, 10, 12], label: 'Age (weeks)' }]}
      yAxis={[{ min: 0, label: 'Weight (kg)' }]}
      series={[
        { id: 'dog', data: [1.1, 2.3, 3.9, 5.6, 7.5, 9.2], label: 'Bruno' },
        {
          id: 'breed',
          data: [1.2, 2.5, 4.1, 6, 8, 10],
          label: 'Average of the breed',
          showMark: false,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.series}-dog`]: { strokeWidth: 4 },
        [`& .${lineElementClasses.series}-breed`]: { strokeDasharray: '6 5' },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 3' },
        [`& .${axisClasses.label}`]: { fontStyle: 'italic' },
      }}
    />
  );
}
