import { useState } from 'react';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const stations = [
  { id: 'coast', label: '海岸', data: [6, 7, 9, 12, 15, 18] },
  { id: 'valley', label: '山谷', data: [2, 4, 9, 14, 19, 23] },
  { id: 'summit', label: '山顶', data: [-9, -8, -4, 1, 6, 10] },
];

export default function LegendSwitch() {
  const [hidden, setHidden] = useState<string[]>([]);

  return (
    <LineChart
      height={280}
      title="三个气象站的平均气温"
      xAxis={[{ data: [1, 2, 3, 4, 5, 6], label: '月', tickMinStep: 1 }]}
      yAxis={[{ min: -10, max: 25 }]}
      series={stations.map(({ id, label, data }) => ({
        id,
        label: hidden.includes(id) ? `${label}（已隐藏）` : label,
        data: hidden.includes(id) ? data.map(() => null) : data,
        valueFormatter: (value) => (value === null ? null : `${value} °C`),
      }))}
      slotProps={{
        legend: {
          onItemClick: (_: unknown, { seriesId }: SeriesLegendItemContext) =>
            setHidden((ids) =>
              ids.includes(`${seriesId}`)
                ? ids.filter((id) => id !== seriesId)
                : [...ids, `${seriesId}`],
            ),
        },
      }}
    />
  );
}
