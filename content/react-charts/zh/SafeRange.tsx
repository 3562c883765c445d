import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

/** A band from one value to another, across the whole drawing area. */
function Range({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  return (
    <rect
      x={left}
      y={y(to)}
      width={width}
      height={y(from) - y(to)}
      fill="var(--mui-palette-success-main)"
      fillOpacity={0.15}
    />
  );
}

export default function SafeRange() {
  return (
    <ChartContainer
      height={260}
      title="疫苗冰箱的温度，安全范围为 2 至 8 度"
      xAxis={[
        {
          data: [0, 3, 6, 9, 12, 15, 18, 21, 24],
          label: '小时',
          tickInterval: [0, 6, 12, 18, 24],
        },
      ]}
      yAxis={[{ min: 0, max: 12, label: '°C' }]}
      series={[
        {
          type: 'line',
          label: '温度',
          data: [4.1, 4.4, 4.0, 5.2, 7.1, 9.3, 6.4, 4.8, 4.3],
        },
      ]}
    >
      <Range from={2} to={8} />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
