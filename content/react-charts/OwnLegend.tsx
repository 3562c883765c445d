import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLegend } from '@mui/x-charts/hooks';

const latest: Record<string, string> = { beds: '87%', staff: '74%' };

/** The last value behind each name. */
function LatestLegend() {
  const { items } = useLegend();
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={3}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {items.map(({ id, label, color }) => (
        <Box
          key={id}
          component="li"
          sx={{ borderLeft: 3, borderColor: color, pl: 1 }}
        >
          {label} <strong>{latest[id]}</strong>
        </Box>
      ))}
    </Stack>
  );
}

export default function OwnLegend() {
  return (
    <LineChart
      height={260}
      title="Occupied beds and staff on duty in a hospital"
      xAxis={[{ data: [1, 2, 3, 4, 5, 6], label: 'Week', tickMinStep: 1 }]}
      yAxis={[
        { min: 50, max: 100, valueFormatter: (value: number) => `${value}%` },
      ]}
      series={[
        { id: 'beds', label: 'Beds', data: [71, 74, 79, 82, 85, 87] },
        { id: 'staff', label: 'Staff', data: [81, 80, 78, 77, 75, 74] },
      ]}
      slots={{ legend: LatestLegend }}
    />
  );
}
