import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart, type HighlightItemData } from '@mui/x-charts';

const sources = [
  {
    id: 'wind',
    label: '风电',
    value: 34,
    color: 'var(--mui-palette-primary-main)',
  },
  {
    id: 'solar',
    label: '光伏',
    value: 22,
    color: 'var(--mui-palette-warning-main)',
  },
  {
    id: 'hydro',
    label: '水电',
    value: 28,
    color: 'var(--mui-palette-success-main)',
  },
  {
    id: 'biomass',
    label: '生物质',
    value: 16,
    color: 'var(--mui-palette-secondary-main)',
  },
];

export default function ControlledHighlight() {
  const [item, setItem] = useState<HighlightItemData | null>({
    seriesId: 'power',
    dataIndex: 2,
  });
  const source =
    item?.dataIndex === undefined ? undefined : sources[item.dataIndex];

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ alignItems: 'center' }}
    >
      <Box sx={{ width: 220 }}>
        <PieChart
          height={220}
          title="电力来源"
          hideLegend
          series={[
            {
              id: 'power',
              data: sources,
              innerRadius: 60,
              paddingAngle: 2,
              cornerRadius: 4,
              highlightScope: { highlight: 'item', fade: 'global' },
              valueFormatter: ({ value }) => `${value}%`,
            },
          ]}
          highlightedItem={item}
          onHighlightChange={setItem}
        />
      </Box>
      <Stack spacing={1} sx={{ minWidth: 160 }}>
        {sources.map(({ id, label }, dataIndex) => (
          <Button
            key={id}
            size="small"
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            aria-pressed={item?.dataIndex === dataIndex}
            onClick={() => setItem({ seriesId: 'power', dataIndex })}
          >
            {label}
          </Button>
        ))}
        <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
          {source ? `${source.label}：${source.value}%` : '指向一个扇区'}
        </Typography>
      </Stack>
    </Stack>
  );
}
