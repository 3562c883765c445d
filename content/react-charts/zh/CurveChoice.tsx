import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

export default function CurveChoice() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('monotoneX');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="曲线"
        value={curve}
        onChange={(event) => setCurve(event.target.value as typeof curve)}
        sx={{ width: 160 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={220}
        hideLegend
        title="仓库里滤芯的库存"
        xAxis={[
          { data: [1, 2, 3, 4, 5, 6, 7, 8], label: '周', tickMinStep: 1 },
        ]}
        yAxis={[{ min: 0, max: 60 }]}
        series={[
          { data: [52, 40, 12, 12, 48, 44, 20, 6], label: '库存', curve },
        ]}
      />
    </Stack>
  );
}
