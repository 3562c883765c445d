import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function BarValues() {
  return (
    <BarChart
      height={280}
      colors={['#1565c0', '#bf360c']}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      title="Votes for the new playground, by age of the voter"
      xAxis={[{ data: ['18–29', '30–44', '45–59', '60+'] }]}
      yAxis={[{ position: 'none' }]}
      series={[
        { data: [61, 143, 98, 57], label: 'Climbing' },
        { data: [48, 37, 52, 9], label: 'Water' },
      ]}
      barLabel={({ value }, { bar }) =>
        bar.height > 24 ? String(value) : null
      }
    />
  );
}
