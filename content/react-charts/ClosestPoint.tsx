import Stack from '@mui/material/Stack';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import * as plugins from '@mui/x-charts/plugins';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

type Basic = [
  plugins.UseChartCartesianAxisSignature<'scatter'>,
  plugins.UseChartInteractionSignature,
  plugins.UseChartHighlightSignature,
];
type WithClosest = [...Basic, plugins.UseChartClosestPointSignature];

const { useChartCartesianAxis, useChartInteraction, useChartHighlight } =
  plugins;
const data = [
  { x: 1, y: 2 },
  { x: 2, y: 5 },
  { x: 5, y: 7 },
  { x: 8, y: 8 },
];
const shared = {
  height: 180,
  series: [{ type: 'scatter' as const, data, label: 'Stone', markerSize: 5 }],
};

export default function ClosestPoint() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <ChartDataProvider<'scatter', Basic>
        {...shared}
        plugins={[
          useChartCartesianAxis,
          useChartInteraction,
          useChartHighlight,
        ]}
      >
        <ChartsSurface title="Only the stones themselves react">
          <ScatterPlot />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartDataProvider>
      <ChartDataProvider<'scatter', WithClosest>
        {...shared}
        plugins={[
          useChartCartesianAxis,
          useChartInteraction,
          useChartHighlight,
          plugins.useChartClosestPoint,
        ]}
      >
        <ChartsSurface title="The stone that is closest to the pointer reacts">
          <ScatterPlot />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartDataProvider>
    </Stack>
  );
}
