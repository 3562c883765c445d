'use client';
import { BarChart } from '@mui/x-charts/BarChart';

interface PriceChartProps {
  rows: { name: string; price: number }[];
  currency: string;
}

/** Takes only what can be sent from the server; functions are made in here. */
export function PriceChart({ rows, currency }: PriceChartProps) {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (
    <BarChart
      height={220}
      layout="horizontal"
      hideLegend
      margin={{ right: 32 }}
      title="Tickets by class"
      yAxis={[{ data: rows.map(({ name }) => name), width: 80 }]}
      xAxis={[{ valueFormatter: (price: number) => money.format(price) }]}
      series={[
        {
          data: rows.map(({ price }) => price),
          label: 'Price',
          valueFormatter: (price) => money.format(price ?? 0),
        },
      ]}
    />
  );
}
