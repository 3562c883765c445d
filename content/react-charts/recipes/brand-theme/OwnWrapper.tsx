import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

interface BrandBarsProps extends Pick<BarChartProps, 'series' | 'xAxis'> {
  heading: string;
  source: string;
}

/** The chart of the house: everything that should be the same everywhere. */
function BrandBars({ heading, source, ...chart }: BrandBarsProps) {
  return (
    <Paper
      variant="outlined"
      component="figure"
      sx={{ m: 0, p: 2, width: '100%' }}
    >
      <Typography variant="subtitle1" component="figcaption">
        {heading}
      </Typography>
      <BarChart
        height={220}
        hideLegend={chart.series.length === 1}
        title={heading}
        borderRadius={4}
        grid={{ horizontal: true }}
        colors={['#2a7f8e', '#c8553d', '#8a6bbd']}
        {...chart}
      />
      <Typography variant="caption" color="textSecondary">
        Source: {source}
      </Typography>
    </Paper>
  );
}

export default function OwnWrapper() {
  return (
    <BrandBars
      heading="Swifts counted in June"
      source="nature reserve"
      xAxis={[{ data: ['2022', '2023', '2024', '2025'] }]}
      series={[{ data: [184, 171, 203, 226], label: 'Swifts' }]}
    />
  );
}
