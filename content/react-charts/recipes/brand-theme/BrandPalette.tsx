import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const colors = ['var(--brand-fir)', 'var(--brand-honey)', 'var(--brand-clay)'];

export default function BrandPalette() {
  return (
    <Box
      sx={(theme) => ({
        width: '100%',
        '--brand-fir': '#1f5b4a',
        '--brand-honey': '#d99a1c',
        '--brand-clay': '#a8513a',
        ...theme.applyStyles('dark', {
          '--brand-fir': '#6fc2a6',
          '--brand-honey': '#f2c35e',
          '--brand-clay': '#e08a70',
        }),
      })}
    >
      <BarChart
        height={260}
        colors={colors}
        title="Honey harvested by three beekeepers"
        xAxis={[{ data: ['Spring', 'Summer', 'Autumn'] }]}
        yAxis={[{ label: 'Honey (kg)' }]}
        series={[
          { data: [42, 96, 31], label: 'Hill' },
          { data: [38, 104, 26], label: 'Valley' },
          { data: [51, 88, 44], label: 'Lakeside' },
        ]}
      />
    </Box>
  );
}
