import { useId } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function HatchedBars() {
  const planned = useId();

  return (
    <BarChart
      height={260}
      title="Kilometers of bicycle lanes, built and planned"
      xAxis={[{ data: ['2023', '2024', '2025', '2026'] }]}
      yAxis={[{ label: 'Kilometers' }]}
      series={[
        {
          data: [14, 19, 11, 0],
          label: 'Built',
          stack: 'lanes',
          color: 'var(--mui-palette-primary-main)',
        },
        {
          data: [0, 0, 12, 26],
          label: 'Planned',
          stack: 'lanes',
          color: `url(#${planned})`,
        },
      ]}
    >
      <defs>
        <pattern
          id={planned}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={3} height={8} fill="var(--mui-palette-primary-main)" />
        </pattern>
      </defs>
    </BarChart>
  );
}
