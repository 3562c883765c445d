import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const cheeses = [
  { id: 'Gouda', x: 4, y: 14, note: 'young, from cow’s milk' },
  { id: 'Manchego', x: 9, y: 24, note: 'from ewe’s milk, La Mancha' },
  { id: 'Comté', x: 15, y: 29, note: 'ripened in the Jura' },
  { id: 'Parmesan', x: 24, y: 27, note: 'for grating, two years old' },
  { id: 'Sbrinz', x: 30, y: 32, note: 'older than it looks' },
];

export default function PinnedDetails() {
  const [pinned, setPinned] = useState<number | null>(null);
  const cheese = pinned === null ? undefined : cheeses[pinned];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ScatterChart
        height={260}
        hideLegend
        title="Age and price of five cheeses"
        xAxis={[{ label: 'Age (months)', min: 0 }]}
        yAxis={[{ label: 'Price per kilo (€)', min: 0 }]}
        series={[
          {
            data: cheeses,
            markerSize: 7,
            valueFormatter: (point) => `${point!.id}`,
            highlightScope: { highlight: 'item' },
          },
        ]}
        onItemClick={(_: unknown, item: { dataIndex: number }) =>
          setPinned(item.dataIndex)
        }
      />
      <div role="status">
        {cheese && (
          <Alert severity="info" role="none" onClose={() => setPinned(null)}>
            {`${cheese.id}, ${cheese.note}: ${cheese.x} months, ${cheese.y} €`}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
