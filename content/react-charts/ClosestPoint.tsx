import Box from '@mui/material/Box';
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
      <Box sx={{ flex: 1, minWidth: 0 }}>
        Only the stones react
        <ChartDataProvider<'scatter', Basic>
          {...shared}
          plugins={[
            useChartCartesianAxis,
            useChartInteraction,
            useChartHighlight,
          ]}
        >
          <ChartsSurface title="Four stones without useChartClosestPoint">
            <ScatterPlot />
          </ChartsSurface>
          <ChartsTooltip trigger="item" />
        </ChartDataProvider>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        The closest stone reacts
        <ChartDataProvider<'scatter', WithClosest>
          {...shared}
          plugins={[
            useChartCartesianAxis,
            useChartInteraction,
            useChartHighlight,
            plugins.useChartClosestPoint,
          ]}
        >
          <ChartsSurface title="Four stones with useChartClosestPoint">
            <ScatterPlot />
          </ChartsSurface>
          <ChartsTooltip trigger="item" />
        </ChartDataProvider>
      </Box>
    </Stack>
  );
}
