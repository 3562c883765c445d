import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart, type HighlightItemData } from '@mui/x-charts';

const sources = [
  { label: 'Wind', value: 34 },
  { label: 'Solar', value: 22 },
  { label: 'Hydro', value: 28 },
  { label: 'Biomass', value: 16 },
];
const hydro = { seriesId: 'power', dataIndex: 2 };

export default function ControlledHighlight() {
  const [item, setItem] = useState<HighlightItemData | null>(hydro);
  const source = sources[item?.dataIndex ?? -1];

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      <PieChart
        width={220}
        height={220}
        title="Sources of electricity"
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
      <Stack spacing={1} sx={{ minWidth: 160, justifyContent: 'center' }}>
        {sources.map(({ label }, dataIndex) => (
          <Button
            key={label}
            size="small"
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            aria-pressed={item?.dataIndex === dataIndex}
            onClick={() => setItem({ seriesId: 'power', dataIndex })}
          >
            {label}
          </Button>
        ))}
        <Typography variant="body2" role="status" sx={{ textAlign: 'center' }}>
          {source ? `${source.label}: ${source.value}%` : 'Point at a slice'}
        </Typography>
      </Stack>
    </Stack>
  );
}
