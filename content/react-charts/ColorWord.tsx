import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useYColorScale } from '@mui/x-charts/hooks';

const index = [38, 52, 71, 64, 45];

/** Says today's value in the color that the chart gives to it. */
function Today() {
  const color = useYColorScale<'linear'>();
  const today = index.at(-1)!;
  return (
    <Chip
      label={`Today: ${today}`}
      variant="outlined"
      sx={{ borderColor: color?.(today) ?? undefined, borderWidth: 3 }}
    />
  );
}

export default function ColorWord() {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [50, 65],
            colors: ['#2e7d32', '#f9a825', '#c62828'],
          },
        },
      ]}
      series={[{ type: 'bar', data: index, label: 'Air quality index' }]}
    >
      <Stack sx={{ width: '100%', alignItems: 'center' }}>
        <Today />
        <ChartsSurface title="Air quality index over five days">
          <BarPlot />
          <ChartsAxis />
        </ChartsSurface>
      </Stack>
    </ChartDataProvider>
  );
}
