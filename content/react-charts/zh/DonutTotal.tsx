import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const hours = [
  { label: '项目', value: 22 },
  { label: '会议', value: 9 },
  { label: '支持', value: 5 },
  { label: '学习', value: 2 },
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
      {hours.reduce((sum, { value }) => sum + value, 0)} h
    </text>
  );
}

export default function DonutTotal() {
  return (
    <PieChart
      height={240}
      title="一周的工作时间"
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
