import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

/** Drawn once at 480 × 200, then scaled by the browser, text included. */
export default function ScaledPicture() {
  return (
    <Box
      sx={{
        width: '100%',
        '& > div': { display: 'block' },
        '& svg': { width: '100%', height: 'auto' },
      }}
    >
      <LineChart
        width={480}
        height={200}
        skipAnimation
        hideLegend
        title="Light in a greenhouse during the day"
        xAxis={[
          { data: hours, valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        yAxis={[{ width: 44 }]}
        series={[
          { data: [4, 21, 48, 63, 60, 41, 15, 1], label: 'Light (klx)' },
        ]}
        slotProps={{ tooltip: { trigger: 'none' } }}
      />
    </Box>
  );
}
