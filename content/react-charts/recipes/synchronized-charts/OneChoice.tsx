import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = [
  { name: 'Harbor', week: [31, 28, 35, 40, 52, 61] },
  { name: 'Old Town', week: [44, 41, 39, 47, 58, 72] },
  { name: 'Station', week: [58, 60, 57, 62, 66, 33] },
];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

export default function OneChoice() {
  const [chosen, setChosen] = useState(1);
  const shop = shops[chosen]!;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Shop">
        {shops.map(({ name }, index) => (
          <Chip
            key={name}
            label={name}
            color={index === chosen ? 'primary' : 'default'}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          />
        ))}
      </Stack>
      <BarChart
        height={150}
        layout="horizontal"
        hideLegend
        title="Loaves per shop and week"
        yAxis={[{ data: shops.map(({ name }) => name), width: 72 }]}
        series={[
          {
            id: 'all',
            data: shops.map(({ week }) => sum(week)),
            label: 'Loaves',
          },
        ]}
        onItemClick={(_, item) => setChosen(item.dataIndex)}
      />
      <BarChart
        height={180}
        title={`${shop.name}, loaves per day`}
        xAxis={[{ data: days }]}
        yAxis={[{ width: 40, max: 80 }]}
        series={[{ data: shop.week, label: shop.name }]}
      />
    </Stack>
  );
}
