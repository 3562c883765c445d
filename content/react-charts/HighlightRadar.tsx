import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const skills = ['Plan', 'Design', 'Code', 'Test', 'Explain'];

export default function HighlightRadar() {
  const [highlight, setHighlight] = useState<'axis' | 'series'>('axis');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What the pointer highlights"
        value={highlight}
        onChange={(_, value) => value && setHighlight(value)}
      >
        <ToggleButton value="axis">Axis</ToggleButton>
        <ToggleButton value="series">Series</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        height={280}
        highlight={highlight}
        title="How two teams see their skills"
        radar={{ max: 5, metrics: skills }}
        series={[
          {
            data: [4, 2, 5, 3, 2],
            label: 'Backend',
            fillArea: highlight === 'series',
          },
          {
            data: [3, 5, 3, 4, 4],
            label: 'Product',
            fillArea: highlight === 'series',
          },
        ]}
      />
    </Stack>
  );
}
