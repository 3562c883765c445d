import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const causes = ['Late bus', 'Illness', 'Overslept', 'Weather', 'Other'];
const counts = [46, 27, 15, 8, 4];
const total = counts.reduce((all, count) => all + count, 0);
const shares = counts.map(
  (_, i) =>
    (counts.slice(0, i + 1).reduce((all, count) => all + count, 0) / total) *
    100,
);

export default function ParetoChart() {
  return (
    <ChartDataProvider
      height={280}
      xAxis={[{ scaleType: 'band', data: causes }]}
      yAxis={[
        { id: 'count', min: 0, max: 50 },
        {
          id: 'share',
          position: 'right',
          min: 0,
          max: 100,
          valueFormatter: (share: number) => `${share}%`,
        },
      ]}
      series={[
        { type: 'bar', yAxisId: 'count', label: 'Cases', data: counts },
        { type: 'line', yAxisId: 'share', label: 'Share so far', data: shares },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Why pupils were late: two causes make up 73 percent">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="count" />
          <ChartsYAxis axisId="share" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
