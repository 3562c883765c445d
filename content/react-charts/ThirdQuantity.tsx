import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Distance from the center, rent, and floor space. */
const flats = [
  { x: 0.8, y: 17.4, z: 38 },
  { x: 1.1, y: 15.9, z: 62 },
  { x: 1.9, y: 16.2, z: 29 },
  { x: 2.4, y: 13.8, z: 85 },
  { x: 3.2, y: 14.9, z: 41 },
  { x: 4.0, y: 12.1, z: 96 },
  { x: 4.6, y: 13.3, z: 54 },
  { x: 5.9, y: 10.7, z: 110 },
  { x: 6.5, y: 12.4, z: 47 },
  { x: 7.8, y: 9.9, z: 78 },
];

export default function ThirdQuantity() {
  return (
    <ScatterChart
      height={280}
      hideLegend
      title="Distance, rent and size of ten flats"
      desc="Rents fall with the distance. The darker a dot, the larger the flat."
      xAxis={[{ label: 'Distance from the center (km)' }]}
      yAxis={[{ label: 'Rent per m² (€)' }]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 25,
            max: 110,
            color: ['#80cbc4', '#00695c'],
          },
        },
      ]}
      series={[
        {
          data: flats,
          markerSize: 8,
          label: 'Flats',
          valueFormatter: (flat) =>
            flat && `${flat.z} m², ${flat.x} km, ${flat.y} €/m²`,
        },
      ]}
    />
  );
}
