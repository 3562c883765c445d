import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const ways = ['Bicycle', 'Bus', 'Car', 'Train', 'On foot'];
const share = [25, 22, 20, 18, 15];

export default function PartOfWhole() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        width: '100%',
      }}
    >
      <PieChart
        height={220}
        title="Ways to work as a pie"
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
        series={[
          {
            data: ways.map((label, id) => ({ id, label, value: share[id]! })),
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      />
      <BarChart
        height={220}
        layout="horizontal"
        title="Ways to work as bars, in percent"
        yAxis={[{ data: ways, width: 72 }]}
        series={[{ data: share, valueFormatter: (value) => `${value}%` }]}
      />
    </Box>
  );
}
