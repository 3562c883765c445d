import { useId } from 'react';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const color = 'var(--mui-palette-primary-main)';

export default function FadingArea() {
  const gradient = useId();

  return (
    <LineChart
      height={240}
      hideLegend
      title="Visitors of the museum per hour on a Sunday"
      xAxis={[
        {
          data: [10, 11, 12, 13, 14, 15, 16, 17, 18],
          valueFormatter: (hour: number) => `${hour}:00`,
          tickMinStep: 1,
        },
      ]}
      series={[
        {
          data: [38, 92, 141, 118, 176, 214, 188, 97, 31],
          label: 'Visitors',
          area: true,
          showMark: false,
          color,
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${gradient})` } }}
    >
      <defs>
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor={color} stopOpacity={0.6} />
          <stop offset="100%" stopColor={color} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
