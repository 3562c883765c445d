import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const offsets = ['diverging', 'none'] as const;

export default function StackOffsets() {
  const [stackOffset, setStackOffset] =
    useState<(typeof offsets)[number]>('diverging');
  const shared = { stack: 'moves', stackOffset };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) =>
          setStackOffset(event.target.value as typeof stackOffset)
        }
        sx={{ width: 160 }}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={280}
        title="村庄人口的变化"
        xAxis={[{ data: ['2021', '2022', '2023', '2024'] }]}
        series={[
          { ...shared, data: [18, 21, 15, 24], label: '出生' },
          { ...shared, data: [34, 41, 52, 47], label: '迁入' },
          { ...shared, data: [-22, -19, -25, -23], label: '死亡' },
          { ...shared, data: [-29, -37, -31, -40], label: '迁出' },
        ]}
      />
    </Stack>
  );
}
