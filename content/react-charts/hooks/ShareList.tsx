import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { usePieSeries } from '@mui/x-charts/hooks';

/** In place of the legend: names and shares, the largest first. */
function Shares() {
  const [series] = usePieSeries();
  const slices = [...(series?.data ?? [])].sort((a, b) => b.value - a.value);
  const sum = slices.reduce((all, { value }) => all + value, 0);
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, gridArea: 'legend' }}>
      {slices.map(({ id, label, value, color }) => (
        <Typography key={id} component="li" variant="body2">
          <Box component="span" aria-hidden sx={{ color }}>
            ■
          </Box>{' '}
          {typeof label === 'function' ? label('legend') : label}:{' '}
          {Math.round((value / sum) * 100)}%
        </Typography>
      ))}
    </Box>
  );
}

export default function ShareList() {
  return (
    <PieChart
      height={200}
      title="What visitors of the market hall come for"
      series={[
        {
          innerRadius: 40,
          data: [
            { value: 118, label: 'Vegetables' },
            { value: 204, label: 'Bread' },
            { value: 67, label: 'Flowers' },
            { value: 91, label: 'Lunch' },
          ],
        },
      ]}
      slots={{ legend: Shares }}
    />
  );
}
