import { RadarChart } from '@mui/x-charts/RadarChart';

export default function CoffeeRadar() {
  return (
    <RadarChart
      height={300}
      title="Taste of two coffees, from 0 to 10"
      desc="The Ethiopian one is fruity and sour, the Brazilian one sweet and heavy."
      radar={{
        max: 10,
        metrics: ['Sweet', 'Sour', 'Bitter', 'Fruity', 'Nutty', 'Heavy'],
      }}
      series={[
        { data: [5, 8, 3, 9, 2, 3], label: 'Ethiopia' },
        { data: [8, 3, 5, 3, 8, 8], label: 'Brazil' },
      ]}
    />
  );
}
