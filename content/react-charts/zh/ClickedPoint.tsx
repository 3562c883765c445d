import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const lakes = [
  { id: '上湖', x: 12, y: 21 },
  { id: '磨坊塘', x: 3, y: 25 },
  { id: '深潭', x: 41, y: 14 },
  { id: '芦苇湖', x: 6, y: 24 },
  { id: '冰川湖', x: 28, y: 11 },
];

export default function ClickedPoint() {
  const [lake, setLake] = useState<(typeof lakes)[number]>();

  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        height={240}
        hideLegend
        title="五个湖的深度与夏季水温"
        xAxis={[{ label: '深度（米）' }]}
        yAxis={[{ min: 8, label: '水温（°C）' }]}
        series={[{ data: lakes, label: '湖泊', markerSize: 6 }]}
        voronoiMaxRadius={24}
        onItemClick={(_: unknown, { dataIndex }: { dataIndex: number }) =>
          setLake(lakes[dataIndex])
        }
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {lake ? `${lake.id}：${lake.x} m，${lake.y} °C` : '点击一个湖'}
      </Typography>
    </Stack>
  );
}
