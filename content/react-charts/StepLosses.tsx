import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const steps = ['Basket', 'Address', 'Payment', 'Ordered'];
const people = [860, 742, 605, 571];

export default function StepLosses() {
  return (
    <BarChart
      height={240}
      hideLegend
      layout="horizontal"
      title="Of 860 filled baskets, 571 became orders; most were lost at the payment"
      xAxis={[{ position: 'none' }]}
      yAxis={[{ data: steps, width: 84 }]}
      series={[{ data: people, label: 'Baskets', color: '#00695c' }]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      barLabel={({ dataIndex, value }) => {
        const before = people[dataIndex - 1];
        if (!before) return `${value}`;
        return `${value} (${Math.round(((value ?? 0) / before - 1) * 100)}%)`;
      }}
    />
  );
}
