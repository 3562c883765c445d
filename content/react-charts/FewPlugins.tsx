import {
  BAR_CHART_PLUGINS,
  BarPlot,
  type BarChartPluginSignatures,
} from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';

export default function FewPlugins() {
  return (
    <ChartDataProvider<'bar', BarChartPluginSignatures>
      plugins={BAR_CHART_PLUGINS}
      height={220}
      xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July', 'August'] }]}
      series={[{ type: 'bar', data: [12, 19, 31, 26], label: 'Tents' }]}
    >
      <ChartsSurface title="Tents on the camping ground">
        <BarPlot />
        <ChartsAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
