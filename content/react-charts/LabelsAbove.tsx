import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';

/** Above the bar in place of its middle. */
function LabelAbove({ x, y, width, children }: BarLabelProps) {
  return (
    <text
      x={x + width / 2}
      y={y - 6}
      textAnchor="middle"
      fontSize={13}
      fill="currentColor"
    >
      {children}
    </text>
  );
}

export default function LabelsAbove() {
  return (
    <BarChart
      height={240}
      hideLegend
      title="Medals of the athletics club since 2021"
      xAxis={[{ data: ['2021', '2022', '2023', '2024', '2025'] }]}
      yAxis={[{ position: 'none', max: 30 }]}
      series={[{ data: [9, 14, 12, 21, 26], label: 'Medals' }]}
      barLabel="value"
      slots={{ barLabel: LabelAbove }}
    />
  );
}
