import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const limits = {
  nice: 'nice',
  strict: 'strict',
  function: (min: number, max: number) => ({ min: min - 5, max: max + 5 }),
} as const;

export default function AxisLimits() {
  const [limit, setLimit] = useState<keyof typeof limits>('nice');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="domainLimit"
        value={limit}
        onChange={(event) => setLimit(event.target.value as typeof limit)}
        sx={{ width: 160 }}
      >
        {Object.keys(limits).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={240}
        hideLegend
        title="十二小时内的潮位"
        xAxis={[{ data: [0, 2, 4, 6, 8, 10, 12], label: '小时' }]}
        yAxis={[{ domainLimit: limits[limit], label: '分米' }]}
        series={[{ data: [13, 22, 41, 57, 52, 33, 17], label: '潮位' }]}
        grid={{ horizontal: true }}
      />
    </Stack>
  );
}
