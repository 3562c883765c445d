import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const cities = ['حيفا', 'عمّان', 'الرباط', 'مسقط'];

const mirrored = (theme: Theme) => ({
  ...createTheme(),
  ...theme,
  direction: 'rtl' as const,
});

export default function MirroredBars() {
  return (
    <ThemeProvider theme={mirrored}>
      <Box dir="rtl" lang="ar" sx={{ width: '100%' }}>
        <BarChart
          height={220}
          layout="horizontal"
          title="أيام المطر في السنة"
          xAxis={[{ reverse: true, label: 'أيام المطر' }]}
          yAxis={[{ data: cities, position: 'right', width: 64 }]}
          series={[{ data: [64, 42, 71, 9], label: 'أيام' }]}
        />
      </Box>
    </ThemeProvider>
  );
}
