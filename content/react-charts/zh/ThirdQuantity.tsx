import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Distance from the centre, rent, and floor space. */
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
      title="十套公寓的距离、租金与面积"
      desc="离市中心越远租金越低。点的颜色越深，面积越大。"
      xAxis={[{ label: '离市中心的距离（公里）' }]}
      yAxis={[{ label: '每平方米租金（欧元）' }]}
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
          label: '公寓',
          valueFormatter: (flat) =>
            flat && `${flat.z} m²，${flat.x} km，${flat.y} €/m²`,
        },
      ]}
    />
  );
}
