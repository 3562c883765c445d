import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const sold = [140, 122, 131, 168];
const shared = { height: 220, title: 'Instruments sold per quarter' };

export default function SameNumbers() {
  const [form, setForm] = useState('bars');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Form"
        value={form}
        onChange={(_, next) => next && setForm(next as string)}
      >
        <ToggleButton value="bars">Bars</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
        <ToggleButton value="pie">Pie</ToggleButton>
      </ToggleButtonGroup>
      {form === 'bars' && (
        <BarChart
          {...shared}
          xAxis={[{ data: quarters }]}
          series={[{ data: sold }]}
        />
      )}
      {form === 'line' && (
        <LineChart
          {...shared}
          xAxis={[{ data: quarters, scaleType: 'point' }]}
          series={[{ data: sold }]}
        />
      )}
      {form === 'pie' && (
        <PieChart
          {...shared}
          series={[
            {
              data: quarters.map((label, id) => ({
                id,
                label,
                value: sold[id]!,
              })),
            },
          ]}
        />
      )}
    </Stack>
  );
}
