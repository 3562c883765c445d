import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import type { HighlightItemData } from '@mui/x-charts/context';
import { useLegend } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

type Choose = { onChoose: (item: HighlightItemData | null) => void };

/** Names as buttons, which light up their line when they get the focus. */
function ButtonLegend({ onChoose }: Choose) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {useLegend().items.map(({ id, label, color }) => (
        <Button
          key={id}
          size="small"
          onFocus={() => onChoose({ seriesId: id })}
          onBlur={() => onChoose(null)}
          sx={{ color: 'text.primary', borderBottom: `3px solid ${color}` }}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

const highlightScope = { highlight: 'series', fade: 'global' } as const;
const tides = [
  { label: 'North quay', data: [1.2, 3.9, 1.1, 4.1, 1.3] },
  { label: 'At the lock', data: [1.0, 3.2, 0.9, 3.4, 1.0] },
  { label: 'Marina', data: [1.6, 2.8, 1.5, 2.9, 1.6] },
];

export default function HighlightButtons() {
  const [item, setItem] = useState<HighlightItemData | null>(null);

  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ data: [0, 6, 12, 18, 24], max: 24, label: 'Hour' }]}
      yAxis={[{ label: 'Meters' }]}
      series={tides.map((one) => ({ type: 'line', highlightScope, ...one }))}
      highlightedItem={item}
      onHighlightChange={setItem}
    >
      <Stack sx={{ width: '100%' }}>
        <ButtonLegend onChoose={setItem} />
        <ChartsSurface title="Water level at three places of the harbor">
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
      </Stack>
    </ChartDataProvider>
  );
}
