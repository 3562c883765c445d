import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useLegend } from '@mui/x-charts/hooks';

/** Names and sums. The items of the legend know the id of their series. */
function Sums() {
  const { items } = useLegend();
  const series = useBarSeries();
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', gap: 3 }}>
      {items.map(({ id, seriesId, label, color }) => {
        const values = series.find((one) => one.id === seriesId)?.data ?? [];
        const sum = values.reduce<number>((all, n) => all + (n ?? 0), 0);
        return (
          <Box key={id} sx={{ borderTop: `4px solid ${color}`, pt: 0.5 }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, typography: 'h6' }}>
              {sum}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

export default function SumLegend() {
  return (
    <BarChart
      height={260}
      title="Sandwiches and soups sold in the kiosk"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { id: 'sandwich', label: 'Sandwiches', data: [64, 58, 71, 66, 83] },
        { id: 'soup', label: 'Soups', data: [22, 31, 18, 27, 40] },
      ]}
      slots={{ legend: Sums }}
    />
  );
}
