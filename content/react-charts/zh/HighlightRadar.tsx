import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

const skills = ['规划', '设计', '编码', '测试', '讲解'];

export default function HighlightRadar() {
  const [highlight, setHighlight] = useState<'axis' | 'series'>('axis');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="指针高亮什么"
        value={highlight}
        onChange={(_, value) => value && setHighlight(value)}
      >
        <ToggleButton value="axis">轴</ToggleButton>
        <ToggleButton value="series">系列</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        height={280}
        highlight={highlight}
        title="两个团队对自身能力的评价"
        radar={{ max: 5, metrics: skills }}
        series={[
          {
            data: [4, 2, 5, 3, 2],
            label: '后端',
            fillArea: highlight === 'series',
          },
          {
            data: [3, 5, 3, 4, 4],
            label: '产品',
            fillArea: highlight === 'series',
          },
        ]}
      />
    </Stack>
  );
}
