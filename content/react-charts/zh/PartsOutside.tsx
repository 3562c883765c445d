import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useBarSeries } from '@mui/x-charts/hooks';

/** HTML that reads the data of the chart. */
function Sum() {
  const values = useBarSeries().flatMap(({ data }) => data);
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  return <Typography>{sum} 棵树（三年）</Typography>;
}

export default function PartsOutside() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ scaleType: 'band', data: ['2023', '2024', '2025'] }]}
      series={[
        { type: 'bar', data: [64, 81, 70], label: '市政种植' },
        { type: 'bar', data: [22, 35, 48], label: '居民种植' },
      ]}
    >
      <Stack sx={{ width: '100%' }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <Sum />
          <ChartsLegend direction="horizontal" />
        </Stack>
        <ChartsSurface title="城市里种下的树">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </Stack>
    </ChartDataProvider>
  );
}
