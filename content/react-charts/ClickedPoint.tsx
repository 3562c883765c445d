import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const lakes = [
  { id: 'Upper Lake', x: 12, y: 21 },
  { id: 'Mill Pond', x: 3, y: 25 },
  { id: 'Deep Tarn', x: 41, y: 14 },
  { id: 'Reed Lake', x: 6, y: 24 },
  { id: 'Glacier Lake', x: 28, y: 11 },
];

export default function ClickedPoint() {
  const [lake, setLake] = useState<(typeof lakes)[number]>();

  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        height={240}
        hideLegend
        title="Depth and summer temperature of five lakes"
        xAxis={[{ label: 'Depth (m)' }]}
        yAxis={[{ min: 8, label: 'Water (°C)' }]}
        series={[{ data: lakes, label: 'Lakes', markerSize: 6 }]}
        voronoiMaxRadius={24}
        onItemClick={(_: unknown, { dataIndex }: { dataIndex: number }) =>
          setLake(lakes[dataIndex])
        }
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {lake ? `${lake.id}: ${lake.x} m, ${lake.y} °C` : 'Click a lake'}
      </Typography>
    </Stack>
  );
}
