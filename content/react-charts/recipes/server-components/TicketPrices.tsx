import { PriceChart } from './PriceChart.js';

/** Stands for a query of the database, which would be awaited here. */
const rows = [
  { name: 'Standing', price: 18 },
  { name: 'Gallery', price: 34 },
  { name: 'Stalls', price: 52 },
  { name: 'Box', price: 95 },
];

export default function TicketPrices() {
  return <PriceChart rows={rows} currency="EUR" />;
}
