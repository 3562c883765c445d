import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

/** In an application this stands in `createTheme`, once for all charts. */
const withBrand = (theme: Theme): Theme => ({
  ...createTheme(),
  ...theme,
  components: {
    ...theme.components,
    MuiBarChart: {
      defaultProps: { borderRadius: 6, grid: { horizontal: true } },
    },
    MuiLineChart: { defaultProps: { grid: { horizontal: true } } },
    MuiChartsAxis: {
      styleOverrides: {
        root: {
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {
            stroke: 'none',
          },
          [`& .${axisClasses.tickLabel}`]: { fontFamily: 'Georgia, serif' },
        },
      },
    },
    MuiChartsGrid: { styleOverrides: { line: { strokeDasharray: '2 4' } } },
  },
});

const weeks = ['1', '2', '3', '4', '5'];

export default function ThemedFamily() {
  return (
    <ThemeProvider theme={withBrand}>
      <div style={{ width: '100%' }}>
        <BarChart
          height={190}
          title="Jars sold per week"
          xAxis={[{ data: weeks }]}
          series={[{ data: [120, 98, 143, 160, 131], label: 'Jars' }]}
        />
        <LineChart
          height={190}
          title="Visitors of the shop per week"
          xAxis={[{ data: weeks, scaleType: 'point' }]}
          series={[{ data: [310, 260, 402, 455, 380], label: 'Visitors' }]}
        />
      </div>
    </ThemeProvider>
  );
}
