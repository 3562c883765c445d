import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const percent = (value: number | null) => `${value} %`;

export default function BarsAndLine() {
  return (
    <ChartContainer
      height={300}
      title="Ferry passengers per month, and how full the boats were"
      xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
      yAxis={[
        { id: 'people', label: 'Passengers', width: 75 },
        { id: 'share', position: 'right', min: 0, max: 100, label: 'Full, %' },
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'people',
          label: 'Passengers',
          color: 'var(--mui-palette-primary-main)',
          data: [5200, 7400, 9800, 14600, 15100, 8300],
        },
        {
          type: 'line',
          yAxisId: 'share',
          label: 'Full',
          color: 'var(--mui-palette-warning-main)',
          data: [41, 52, 63, 88, 92, 57],
          showMark: true,
          valueFormatter: percent,
        },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="month" />
      <ChartsYAxis axisId="people" />
      <ChartsYAxis axisId="share" />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
