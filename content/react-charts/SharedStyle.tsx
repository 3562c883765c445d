import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

/** What all charts of an app have in common. */
const withCharts = ({ components, ...theme }: Theme): Theme => ({
  ...createTheme(),
  ...theme,
  components: {
    ...components,
    MuiChartDataProvider: {
      defaultProps: {
        ...components?.MuiChartDataProvider?.defaultProps,
        colors: ['#00897b', '#ef6c00'],
      },
    },
    MuiBarChart: { defaultProps: { borderRadius: 6, hideLegend: true } },
    MuiLineChart: {
      defaultProps: { grid: { horizontal: true }, hideLegend: true },
    },
  },
});

export default function SharedStyle() {
  return (
    <ThemeProvider theme={withCharts}>
      <BarChart
        height={180}
        title="Bicycles repaired per month"
        xAxis={[{ data: ['April', 'May', 'June'] }]}
        series={[{ data: [44, 61, 58], label: 'Repairs' }]}
      />
      <LineChart
        height={180}
        title="Days of waiting per month"
        xAxis={[{ data: ['April', 'May', 'June'], scaleType: 'point' }]}
        series={[{ data: [3, 6, 5], label: 'Days of waiting' }]}
      />
    </ThemeProvider>
  );
}
