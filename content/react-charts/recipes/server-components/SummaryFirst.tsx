import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const rooms = ['Kitchen', 'Bath', 'Bedroom', 'Study'];
const used = [412, 268, 94, 187];
const most = rooms[used.indexOf(Math.max(...used))];
const sum = used.reduce((all, one) => all + one, 0);

/** The sentence is there without JavaScript; the box keeps its place until the bars come. */
export default function SummaryFirst() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography gutterBottom>
        {`${sum} kWh in all, most of it in the room: ${most}.`}
      </Typography>
      <Box sx={{ height: 220 }}>
        <BarChart
          title="Electricity by room, in kWh"
          xAxis={[{ data: rooms }]}
          yAxis={[{ width: 44 }]}
          series={[{ data: used }]}
        />
      </Box>
    </Box>
  );
}
