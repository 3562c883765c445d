import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScopes() {
  const [highlight, setHighlight] =
    useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = useState<(typeof fades)[number]>('global');
  const highlightScope = { highlight, fade };
  const select = {
    select: true,
    size: 'small',
    slotProps: { select: { native: true } },
  } as const;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          {...select}
          label="highlight"
          value={highlight}
          onChange={(event) =>
            setHighlight(event.target.value as typeof highlight)
          }
        >
          {highlights.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          {...select}
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
        >
          {fades.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={240}
        title="各区每年种植的树木"
        xAxis={[{ data: ['北区', '东区', '南区', '西区'] }]}
        series={[
          { data: [120, 86, 143, 64], label: '2024', highlightScope },
          { data: [98, 131, 110, 92], label: '2025', highlightScope },
        ]}
      />
    </Stack>
  );
}
