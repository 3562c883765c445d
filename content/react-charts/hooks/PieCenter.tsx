import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** Two lines in the hole of a donut. */
function Center({ value, unit }: { value: string; unit: string }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  return (
    <text textAnchor="middle" fill="currentColor">
      <tspan x={x} y={top + height / 2} fontSize={30} fontWeight={600}>
        {value}
      </tspan>
      <tspan x={x} y={top + height / 2 + 22} fontSize={13}>
        {unit}
      </tspan>
    </text>
  );
}

export default function PieCenter() {
  return (
    <PieChart
      height={220}
      title="Electricity of a household by source: 8.4 kilowatt hours"
      series={[
        {
          innerRadius: '68%',
          paddingAngle: 2,
          cornerRadius: 4,
          data: [
            { value: 5.1, label: 'Roof' },
            { value: 2.2, label: 'Battery' },
            { value: 1.1, label: 'Grid' },
          ],
          valueFormatter: ({ value }) => `${value} kWh`,
        },
      ]}
    >
      <Center value="8.4" unit="kWh today" />
    </PieChart>
  );
}
