import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const hours = [
  { label: 'Projects', value: 22 },
  { label: 'Meetings', value: 9 },
  { label: 'Support', value: 5 },
  { label: 'Learning', value: 2 },
];

function Total() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={26}
      fontWeight={600}
      fill="currentColor"
    >
      {`${hours.reduce((sum, { value }) => sum + value, 0)} h`}
    </text>
  );
}

export default function DonutTotal() {
  return (
    <PieChart
      height={240}
      title="Working hours of one week"
      series={[
        {
          data: hours,
          innerRadius: '70%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => `${value} h`,
        },
      ]}
    >
      <Total />
    </PieChart>
  );
}
