import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function OneNumber() {
  return (
    <Stack
      direction="row"
      spacing={4}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <div>
        <Typography variant="body2">Roof repair, donated</Typography>
        <Gauge
          width={120}
          height={100}
          value={72}
          startAngle={-110}
          endAngle={110}
          text="72%"
          aria-label="72% of the money for the roof"
        />
      </div>
      <div>
        <Typography variant="body2">Donations per week</Typography>
        <Typography variant="h5" component="p">
          1,380 €
        </Typography>
        <SparkLineChart
          width={140}
          height={44}
          data={[420, 610, 580, 760, 900, 1150, 1380]}
          title="Donations rose from 420 to 1,380 euros per week"
        />
      </div>
    </Stack>
  );
}
