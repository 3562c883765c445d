import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rates = [1.082, 1.079, 1.084, 1.091, 1.088, 1.097, 1.104];

export default function WordSizedLines() {
  return (
    <Typography component="div">
      The euro rose this week
      <Box
        component="span"
        sx={{ display: 'inline-block', mx: 1, verticalAlign: 'middle' }}
      >
        <SparkLineChart
          data={rates}
          width={90}
          height={24}
          yAxis={{ min: 1.07, max: 1.11 }}
          title="Euro in dollars, seven days"
        />
      </Box>
      from 1.082 to 1.104 dollars.
    </Typography>
  );
}
