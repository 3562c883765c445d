import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const waste = [
  { label: 'Paper', value: 41 },
  { label: 'Compost', value: 33 },
  { label: 'Glass', value: 12 },
  { label: 'Other', value: 14 },
];

export default function ClickedSlice() {
  const [index, setIndex] = useState<number>();
  const chosen = index === undefined ? undefined : waste[index];

  return (
    <Stack sx={{ width: '100%' }}>
      <PieChart
        height={220}
        title="What an office throws away"
        series={[
          {
            data: waste,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 6 },
            faded: { additionalRadius: -6, color: 'gray' },
          },
        ]}
        onItemClick={(_, { dataIndex }) => setIndex(dataIndex)}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {chosen
          ? `${chosen.label}: ${chosen.value} kg per week`
          : 'Click a slice'}
      </Typography>
    </Stack>
  );
}
