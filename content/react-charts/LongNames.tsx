import { BarChart } from '@mui/x-charts/BarChart';

const dishes = [
  'Lentil soup',
  'Potato gratin',
  'Mushroom risotto',
  'Vegetable curry',
  'Spinach lasagne',
  'Pumpkin stew',
];

export default function LongNames() {
  return (
    <BarChart
      height={320}
      hideLegend
      title="Meals sold in the canteen this week"
      xAxis={[
        {
          data: dishes,
          height: 96,
          tickLabelStyle: { angle: -40 },
        },
      ]}
      series={[{ data: [61, 84, 72, 95, 78, 43], label: 'Meals' }]}
    />
  );
}
